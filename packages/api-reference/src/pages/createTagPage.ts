import { at, stringAt } from '../contract/json';
import type { Api, Operation, Tag } from '../contract/readApi';
import { firstSentence, summarize } from '../descriptions/summarize';
import { createPageContext, describe, type SiteAddresses } from '../model/PageContext';
import { describeExternalDocs, prosePart } from '../model/prose';
import type { OperationLink, Part } from '../model/types';
import { texts } from '../texts';
import { listContents, section, type TagPageData } from './Page';

/** Creates the page of a tag: what the group is for, and its operations. */
export function createTagPage(
  api: Api,
  { id, title, declaration, operations }: Tag,
  addresses: SiteAddresses,
  hasProse: boolean,
): TagPageData {
  const page = createPageContext(api, addresses);
  const { sections, tag } = texts;
  const description = stringAt(declaration, 'description') ?? '';
  const names = operations.map((operation) => operation.title).join(', ');
  const docs = describeExternalDocs(at(declaration, 'externalDocs'), addresses);
  const intro = prosePart([...describe(description, page, 2), ...docs]);
  const cards: Part = { kind: 'cards', operations: linkOperations(operations, addresses) };
  const parts = [{ kind: 'lead', parts: intro } as const, ...section(sections.operations, [cards])];
  return {
    id,
    kind: 'tag',
    frontMatter: {
      id,
      title,
      description: summarize(description, tag.summary(title, api.title, names)),
      sidebar_label: title,
      custom_edit_url: null,
      // Its only heading would be the operations.
      hide_table_of_contents: hasProse ? undefined : true,
    },
    toc: listContents(parts),
    data: { parts },
  };
}

/** Links to operations, each with its method, path and the first sentence of its description. */
export function linkOperations(
  operations: readonly Operation[],
  { routeBase }: SiteAddresses,
): OperationLink[] {
  return operations.map((one) => ({
    href: `${routeBase}/${one.id}`,
    method: one.method,
    path: one.path,
    title: one.title,
    pill: one.isDeprecated ? texts.labels.deprecatedOperation : undefined,
    text: firstSentence(one.description ?? ''),
  }));
}
