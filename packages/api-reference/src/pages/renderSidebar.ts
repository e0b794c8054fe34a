import { createRequire } from 'node:module';
import type { Api, Tag } from '../openapi/model';
import type { Options } from '../options';
import { createSidebarLabel } from './createOperationPage';

/** Type of the sidebar generator of docusaurus-plugin-openapi-docs, as far as it matters here. */
type GenerateSidebar = (...parts: unknown[]) => object[];

/**
 * Renders the TypeScript module of the sidebar: the information page, then a category for each tag, as docusaurus-plugin-openapi-docs
 * generates them. If the tags are in several groups of `x-tagGroups`, each group is a category that contains those of its tags.
 *
 * @param docIdPrefix prefix of the ids of the docs
 */
export function renderSidebar(
  { pageId, operations, tags }: Api,
  sidebarOptions: Options['sidebarOptions'],
  docIdPrefix: string,
): string {
  const { default: generateSidebar } = createRequire(__filename)(
    'docusaurus-plugin-openapi-docs/lib/sidebars',
  ) as { default: GenerateSidebar };
  const items = operations.map((operation) => {
    const { pageId: id, method } = operation;
    const ownTags = tags.filter((tag) => tag.operations.includes(operation));
    const api = { tags: ownTags.map((tag) => tag.pageId), method };
    return { type: 'api', id, title: createSidebarLabel(operation), frontMatter: {}, api };
  });
  const info = { type: 'info', id: pageId, info: {} };
  // The generator prefixes ids with the path of the output folder relative to the folder of the docs, which is called `@` here.
  const docsDir = '@';
  const [first, ...categories] = generateSidebar(
    sidebarOptions,
    { outputDir: `${docsDir}/${docIdPrefix}` },
    [info, ...items],
    [tags.map((tag) => ({ name: tag.pageId, 'x-displayName': tag.name }))],
    docsDir,
  );
  // The generator creates ids of tags with lodash, which makes `v-1` of `v1`, so the links of tags are replaced.
  const linked = categories.map((category, index) => ({
    ...category,
    link: { type: 'doc', id: `${docIdPrefix}${tags[index]?.pageId ?? ''}` },
  }));
  const sidebar = [first, ...nestCategoriesInGroups(linked, tags)];
  return `import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebar: SidebarsConfig[string] = ${JSON.stringify(sidebar, null, 2)};

export default sidebar;
`;
}

/** Puts the categories of tags into categories of groups, before those without a group. A single group is ignored: it would add a level. */
function nestCategoriesInGroups(categories: readonly object[], tags: readonly Tag[]): object[] {
  const groups = [...new Set(tags.flatMap(({ group }) => group ?? []))];
  if (groups.length < 2) return [...categories];
  const listCategoriesOf = (group: string | undefined): object[] =>
    categories.filter((_category, index) => tags[index]?.group === group);
  const grouped = groups.map((label) => {
    return { type: 'category', label, collapsed: true, items: listCategoriesOf(label) };
  });
  return [...grouped, ...listCategoriesOf(undefined)];
}
