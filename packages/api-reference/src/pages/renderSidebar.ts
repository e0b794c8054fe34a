import { createRequire } from 'node:module';
import type { Api, Tag } from '../openapi/model';
import type { Options } from '../options';
import { labelOperation } from './createOperationPage';

/** Generator of sidebars of docusaurus-plugin-openapi-docs, whose own types do not pass a strict compiler. */
type GenerateSidebar = (...parts: unknown[]) => object[];

/**
 * The module of the sidebar, which docusaurus-plugin-openapi-docs makes from the operations and tags of the document: the information
 * page, then a category for each tag, or for each group of `x-tagGroups`.
 *
 * @param idBase beginning of the ids of the docs
 */
export function renderSidebar(
  { pageId, title, operations, tags }: Api,
  sidebarOptions: Options['sidebarOptions'],
  idBase: string,
): string {
  const { default: generateSidebar } = createRequire(__filename)(
    'docusaurus-plugin-openapi-docs/lib/sidebars',
  ) as { default: GenerateSidebar };
  const items = operations.map((operation) => {
    const { pageId: id, method } = operation;
    const label = labelOperation(operation);
    const tagIds = tags
      .filter((tag) => tag.operations.includes(operation))
      .map((tag) => tag.pageId);
    const frontMatter = { sidebar_label: label };
    return { type: 'api', id, title: label, frontMatter, api: { tags: tagIds, method } };
  });
  const info = { type: 'info', id: pageId, title, frontMatter: { sidebar_label: title }, info: {} };
  // The generator takes the part of the output folder below the docs for the beginning of ids.
  const docsDir = '@';
  const [first, ...categories] = generateSidebar(
    sidebarOptions,
    { outputDir: `${docsDir}/${idBase}` },
    [info, ...items],
    [tags.map((tag) => ({ name: tag.pageId, 'x-displayName': tag.name }))],
    docsDir,
  );
  // The generator makes ids of tags with lodash, which drops letters that are not Latin.
  const linked = categories.map((category, index) => ({
    ...category,
    link: { type: 'doc', id: `${idBase}${tags[index]?.pageId ?? ''}` },
  }));
  const sidebar = [first, ...groupCategories(linked, tags)];
  return `import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebar: SidebarsConfig[string] = ${JSON.stringify(sidebar, null, 2)};

export default sidebar;
`;
}

/** Puts the categories of tags into those of their groups, before the others; a single group would only be one more level. */
function groupCategories(categories: readonly object[], tags: readonly Tag[]): object[] {
  const groups = [...new Set(tags.flatMap(({ group }) => group ?? []))];
  if (groups.length < 2) return [...categories];
  const listGroup = (group: string | undefined) =>
    categories.filter((_category, index) => tags[index]?.group === group);
  return [
    ...groups.map((label) => ({
      type: 'category',
      label,
      collapsed: true,
      items: listGroup(label),
    })),
    ...listGroup(undefined),
  ];
}
