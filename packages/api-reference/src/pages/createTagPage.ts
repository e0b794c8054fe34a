import { markdownToHast, summarize } from '../descriptions/markdownToHast';
import type { Api, Tag } from '../openapi/model';
import type { Options } from '../options';
import {
  listContents,
  renderExternalDocs,
  renderLead,
  renderProse,
  renderSection,
} from './elements';
import type { TagPage } from './Page';
import { renderOperationCards } from './renderOperationCards';

/** Creates the page of a tag, with the purpose of the group and its operations. */
export function createTagPage(
  api: Api,
  { pageId: id, name, description = '', externalDocs, operations }: Tag,
  { routeBase }: Options,
  hasProse: boolean,
): TagPage {
  const titles = operations.map(({ title }) => title).join(', ');
  const nodes = [
    renderLead(
      renderProse([...markdownToHast(description, 2), ...renderExternalDocs(externalDocs)]),
    ),
    ...renderSection('Operaciones', [renderOperationCards(operations, routeBase)]),
  ];
  return {
    id,
    kind: 'tag',
    frontMatter: {
      id,
      title: name,
      description: summarize(description, `Operaciones de ${name} en ${api.title}: ${titles}.`),
      sidebar_label: name,
      custom_edit_url: null,
      // The table of contents would only have the heading of the operations.
      hide_table_of_contents: hasProse ? undefined : true,
    },
    toc: listContents(nodes),
    data: { page: nodes },
  };
}
