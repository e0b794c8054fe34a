import type { Element } from 'hast';
import { h } from 'hastscript';
import { at, stringAt } from '../contract/json';
import type { Api, Operation, Tag } from '../contract/readApi';
import { firstSentence, summarize } from '../descriptions/summarize';
import { texts } from '../texts';
import { describeExternalDocs } from './elements';
import type { TagPageData } from './Page';
import {
  createPageContext,
  describe,
  lead,
  listContents,
  prose,
  section,
  type Site,
} from './PageContext';

/** Creates the page of a tag: what the group is for, and its operations. */
export function createTagPage(
  api: Api,
  { id, title, declaration, operations }: Tag,
  site: Site,
  hasProse: boolean,
): TagPageData {
  const page = createPageContext(api, site);
  const description = stringAt(declaration, 'description') ?? '';
  const names = operations.map((operation) => operation.title).join(', ');
  const docs = describeExternalDocs(at(declaration, 'externalDocs'), page);
  const nodes = [
    lead(prose([...describe(description, page, 2), ...docs])),
    ...section(texts.sections.operations, [listOperations(operations, site)]),
  ];
  return {
    id,
    kind: 'tag',
    frontMatter: {
      id,
      title,
      description: summarize(description, texts.tag.summary(title, api.title, names)),
      sidebar_label: title,
      custom_edit_url: null,
      // Its only heading would be the operations.
      hide_table_of_contents: hasProse ? undefined : true,
    },
    toc: listContents(nodes),
    data: { page: nodes },
  };
}

/** Operations as cards, each with its method, path and the first sentence of its description. */
export function listOperations(operations: readonly Operation[], { routeBase }: Site): Element {
  const cards = operations.map(({ id, title, method, path, isDeprecated, description = '' }) => {
    const text = firstSentence(description);
    return h('li', { className: 'card api-card' }, [
      h('a', { href: `${routeBase}/${id}` }, title),
      ...(isDeprecated ? [h('span', { className: 'chip' }, texts.labels.deprecatedOperation)] : []),
      h('p', { className: 'api-path' }, [
        h('span', { dataMethod: method, translate: 'no' }, method.toUpperCase()),
        h('code', { translate: 'no' }, h('address', path)),
      ]),
      ...(text === undefined ? [] : [h('p', text)]),
    ]);
  });
  return h('ul', { className: 'cards api-cards' }, cards);
}
