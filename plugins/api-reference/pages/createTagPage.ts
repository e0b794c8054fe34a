import { at, stringAt } from '../contract/json';
import { describePart } from '../model/body';
import { createPageContext, type SiteAddresses } from '../model/PageContext';
import { describeExternalDocs, prosePart } from '../model/prose';
import type { Api, Operation, Tag } from '../model/readApi';
import type { OperationLink } from '../model/types';
import { element, frontMatter, section } from './mdx';
import { badgeOf, dataOf, importAll, type Page } from './Page';
import { firstSentence, summarize } from './summarize';

/** Creates the page of a tag: what the group is for, and its operations. */
export function createTagPage(
  api: Api,
  { id, title, declaration, operations }: Tag,
  { prose, ...addresses }: SiteAddresses & { prose: string | undefined },
): Page {
  const page = createPageContext(api, addresses);
  const description = stringAt(declaration, 'description') ?? '';
  const names = operations.map((operation) => operation.title).join(', ');
  const mdx = [
    frontMatter({
      id,
      title,
      description: summarize(description, addresses.texts.tag.summary(title, api.title, names)),
      sidebar_label: title,
      custom_edit_url: null,
      // Its only heading would be the operations.
      hide_table_of_contents: prose === undefined ? true : undefined,
    }),
    importAll(id),
    element('Intro', { data: dataOf() }),
    section(addresses.texts.sections.operations),
    element('OperationCards', { operations: dataOf('.operations') }),
    ...(prose === undefined ? [] : [prose.trim()]),
    '',
  ].join('\n\n');
  const docs = describeExternalDocs(at(declaration, 'externalDocs'), addresses);
  const intro = [...describePart(description, page, 2), ...prosePart(docs)];
  return {
    id,
    kind: 'tag',
    mdx,
    data: { intro, operations: linkOperations(operations, addresses) },
  };
}

/** Links to operations, each with its method, path and the first sentence of its description. */
export function linkOperations(
  operations: readonly Operation[],
  { routeBase, texts }: SiteAddresses,
): OperationLink[] {
  return operations.map((one) => {
    const { id, path, title, isDeprecated, operation } = one;
    const text = firstSentence(stringAt(operation, 'description') ?? '');
    return {
      href: `${routeBase}/${id}`,
      method: badgeOf(one),
      path,
      title,
      ...(isDeprecated && { pill: texts.labels.deprecatedOperation }),
      ...(text !== undefined && { text }),
    };
  });
}
