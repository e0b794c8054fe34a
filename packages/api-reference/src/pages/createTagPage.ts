import type { Element } from 'hast';
import { h } from 'hastscript';
import { describePage, findFirstSentence, toSafeHast } from '../descriptions/toSafeHast';
import type { Api, Operation, Tag } from '../openapi/model';
import type { Options } from '../options';
import { listContents, renderExternalDocs, renderWithHeading, wrapAsProse } from './elements';
import type { TagPage } from './Page';

export function createTagPage(
  api: Api,
  { pageId: id, name, description = '', externalDocs, operations }: Tag,
  { routeBase }: Options,
  hasProse: boolean,
): TagPage {
  const titles = operations.map(({ title }) => title).join(', ');
  const purpose = wrapAsProse(toSafeHast(description, 2), renderExternalDocs(externalDocs));
  const nodes = [
    h('section.api-lead', purpose),
    ...renderWithHeading('Operaciones', renderOperationCards(operations, routeBase)),
  ];
  return {
    id,
    kind: 'tag',
    frontMatter: {
      id,
      title: name,
      description: describePage(description, `Operaciones de ${name} en ${api.title}: ${titles}.`),
      sidebar_label: name,
      custom_edit_url: null,
      // Without hand-written text, the table of contents would only have the heading of the operations.
      hide_table_of_contents: hasProse ? undefined : true,
    },
    toc: listContents(nodes),
    data: { page: nodes },
  };
}

/** Renders operations as cards, each with its method, path and the first sentence of its description. */
export function renderOperationCards(operations: readonly Operation[], routeBase: string): Element {
  const cards = operations.map((operation) => {
    const { pageId, title, method, path, isDeprecated, description = '' } = operation;
    const sentence = findFirstSentence(description).replaceAll('`', '');
    return h('li.card.api-card', [
      h('a', { href: `${routeBase}/${pageId}` }, title),
      isDeprecated ? h('span.chip', 'obsoleta') : undefined,
      h('p.api-path', [
        h('span', { dataMethod: method, translate: 'no' }, method.toUpperCase()),
        h('code', { translate: 'no' }, h('address', path)),
      ]),
      sentence === '' ? undefined : h('p', sentence),
    ]);
  });
  return h('ul.cards.api-cards', cards);
}
