import { createNames } from '../contract/createNames';
import { entriesAt } from '../contract/json';
import type { Api } from '../contract/readApi';
import { schemaName } from '../contract/shape';
import {
  createPageContext,
  type PageState,
  type SiteAddresses,
  toAnchor,
} from '../model/PageContext';
import { describeSchema } from '../model/schema';
import type { Part } from '../model/types';
import { listContents, section, type TagPageData } from './Page';

/** The shared schemas that pages have no room for, in the order in which pages link to them. */
export interface Models {
  /** The address at which a schema stands whole; the schema is described there from then on. */
  addressOf(schema: unknown): string;
  /** Notes what a finished page describes; the first page with a schema is the one that it is looked up on. */
  note(pageId: string, state: PageState): void;
  /** Their pages, with the schemas that no page describes; they may link to further ones. */
  pages(): Generator<TagPageData>;
  /** The shared schemas in the order of the contract, each with the place that describes it. */
  list(): NamedAddress[];
}

/** A shared schema and the place that describes it. */
export interface NamedAddress {
  name: string;
  address: string;
}

/** Schemas on a page. */
const pageSize = 40;

/** Starts the models of a contract; `ids` are those of its other pages. */
export function createModels(
  api: Api,
  site: Omit<SiteAddresses, 'models'>,
  ids: Iterable<string>,
): Models {
  const { texts, routeBase } = site;
  const takeId = createNames([...ids]);
  const takeAnchor = createNames();
  const pageIds: string[] = [];
  const addresses = new Map<unknown, string>();
  const noted = new Map<unknown, string>();
  const shared = entriesAt(api.contract.root, 'components', 'schemas');
  const listed: { schema: unknown; name: string; anchor: string }[] = [];
  const models: Models = {
    addressOf(schema) {
      const known = addresses.get(schema);
      if (known !== undefined) return known;
      const id = (pageIds[Math.floor(listed.length / pageSize)] ??= takeId(texts.models.id));
      const name = schemaName(api.contract, schema) ?? texts.schema.unnamed;
      const anchor = takeAnchor(toAnchor(name) || texts.anchors.other);
      const address = `${routeBase}/${id}#${anchor}`;
      addresses.set(schema, address);
      listed.push({ schema, name, anchor });
      return address;
    },
    note(pageId, state) {
      for (const [schema, anchor] of state.listAnchors()) {
        if (noted.has(schema) || api.contract.nameOf(schema) === undefined) continue;
        noted.set(schema, `${routeBase}/${pageId}#${anchor}`);
      }
    },
    list: () =>
      shared.flatMap(([name, schema]) => {
        const address = addresses.get(schema) ?? noted.get(schema);
        return address === undefined ? [] : { name, address };
      }),
    *pages() {
      for (const [, schema] of shared) if (!noted.has(schema)) models.addressOf(schema);
      // Those that its own schemas link to come to its end.
      for (const [index, id] of pageIds.entries()) {
        const page = createPageContext(api, { ...site, models }, { fieldLimit: 0 });
        const parts: Part[] = [];
        for (let place = index * pageSize; place < (index + 1) * pageSize; place += 1) {
          const entry = listed[place];
          if (entry === undefined) break;
          const { schema, name, anchor } = entry;
          const position = { anchor: page.takeAnchor(anchor), isTitled: true, title: name };
          parts.push(...section(name, describeSchema([schema], position, page).parts, anchor));
        }
        const title = index === 0 ? texts.models.title : `${texts.models.title} (${index + 1})`;
        yield {
          id,
          kind: 'tag',
          frontMatter: {
            id,
            title,
            description: texts.models.summary(api.title),
            custom_edit_url: null,
            pagination_next: null,
            pagination_prev: null,
          },
          toc: listContents(parts),
          data: { parts },
        };
      }
    },
  };
  return models;
}
