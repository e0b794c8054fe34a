import { createRequire } from 'node:module';
import type { Api, Tag } from '../contract/readApi';
import type { Options } from '../options';

/** Generator of sidebars of docusaurus-plugin-openapi-docs, whose own types do not pass a strict compiler. */
type GenerateSidebar = (...parts: unknown[]) => object[];

/**
 * The module of the sidebar, which docusaurus-plugin-openapi-docs makes from the operations and tags of the contract: the information
 * page, then a category for each tag, or for each group of `x-tagGroups`.
 */
export function writeSidebar(
  { infoId, title, operations, tags }: Api,
  sidebarOptions: Options['sidebarOptions'],
  idBase: string,
): string {
  const { default: generateSidebar } = createRequire(__filename)(
    'docusaurus-plugin-openapi-docs/lib/sidebars',
  ) as { default: GenerateSidebar };
  const items = operations.map((operation) => {
    const { id, label, method } = operation;
    const own = tags.filter((tag) => tag.operations.includes(operation)).map((tag) => tag.id);
    const frontMatter = { sidebar_label: label };
    return { type: 'api', id, title: label, frontMatter, api: { tags: own, method } };
  });
  const info = { type: 'info', id: infoId, title, frontMatter: { sidebar_label: title }, info: {} };
  // It takes the part of the output folder below the docs for the beginning of ids.
  const docsDir = '@';
  const [first, ...categories] = generateSidebar(
    sidebarOptions,
    { outputDir: `${docsDir}/${idBase}` },
    [info, ...items],
    [tags.map(({ id, title: name }) => ({ name: id, 'x-displayName': name }))],
    docsDir,
  );
  // Its ids of tags are those of lodash, which has no letters beyond Latin.
  const linked = categories.map((category, index) => ({
    ...category,
    link: { type: 'doc', id: `${idBase}${tags[index]?.id ?? ''}` },
  }));
  const list = [first, ...groupCategories(linked, tags)];
  return `import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebar: SidebarsConfig[string] = ${JSON.stringify(list, null, 2)};

export default sidebar;
`;
}

/** Puts the categories of tags into those of their groups, before the others; a single group would only be one more level. */
function groupCategories(categories: readonly object[], tags: readonly Tag[]): object[] {
  const groups = [...new Set(tags.flatMap(({ group }) => group ?? []))];
  if (groups.length < 2) return [...categories];
  const listOf = (group: string | undefined) =>
    categories.filter((_category, index) => tags[index]?.group === group);
  return [
    ...groups.map((label) => ({ type: 'category', label, collapsed: true, items: listOf(label) })),
    ...listOf(undefined),
  ];
}
