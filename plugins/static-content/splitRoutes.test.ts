import { expect, test } from 'vitest';
import { readTables } from './readTables';
import { splitGlobalData } from './splitGlobalData';
import { splitRoutes } from './splitRoutes';
import { splitVersions } from './splitVersions';
import {
  writeChunkNames,
  writeFrame,
  writePages,
  writeRegistry,
  writeVersion,
} from './writeTables';

const documents = new Set(['@site/docs/a.mdx', '@site/docs/b.mdx', '@site/src/pages/own.mdx']);

/** What Docusaurus writes for a home page, a Markdown page of its own, two documents and the index of a category. */
const generated = {
  routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/own',
    component: ComponentCreator('/own', '111'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', '222'),
    routes: [
      {
        path: '/docs/a',
        component: ComponentCreator('/docs/a', 'aaa'),
        exact: true,
        sidebar: "guide"
      },
      {
        path: '/docs/b',
        component: ComponentCreator('/docs/b', 'bbb'),
        exact: true
      },
      {
        path: '/docs/category',
        component: ComponentCreator('/docs/category', 'ccc'),
        exact: true
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  registry: `export default {
${[
  ['own00000', '@site/src/pages/own.mdx'],
  ['mdxpage0', '@theme/MDXPage'],
  ['root0000', '@theme/DocRoot'],
  ['item0000', '@theme/DocItem'],
  ['texta000', '@site/docs/a.mdx'],
  ['textb000', '@site/docs/b.mdx'],
  ['index000', '@theme/Index'],
  ['props000', '@generated/p/x.json'],
  ['version0', '@generated/docusaurus-plugin-content-docs/default/p/docs-175.json'],
]
  .map(
    ([name, source]) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${source}"), "${source}", require.resolveWeak("${source}")],`,
  )
  .join('\n')}};
`,
  chunkNames: JSON.stringify({
    '/own-111': { __comp: 'mdxpage0', content: 'own00000' },
    '/docs-222': { __comp: 'root0000', __props: 'version0' },
    '/docs/a-aaa': { __comp: 'item0000', content: 'texta000' },
    '/docs/b-bbb': { __comp: 'item0000', content: 'textb000' },
    '/docs/category-ccc': { __comp: 'index000', __props: 'props000' },
  }),
};

/** The facts of the version, as the docs plugin writes them. */
const readVersion = () =>
  JSON.stringify({
    version: {
      pluginId: 'default',
      docsSidebars: { guide: [{ type: 'link', label: 'A', href: '/docs/a' }] },
      docs: { a: { id: 'a', title: 'A' } },
    },
  });

const split = splitRoutes(readTables(generated), documents, '/');

test('the tree keeps the pages that are no documents, and says where the others are', () => {
  expect(writeFrame(split)).toMatchInlineSnapshot(`
    "import ComponentCreator from '@docusaurus/ComponentCreator';
    export default [
    { path: "/own", exact: true, component: ComponentCreator("/own", "111") },
    { path: "/docs", pages: "/docs-222", pageComponent: "item0000", component: ComponentCreator("/docs", "222"), routes: [

    ] },
    { path: "*", component: ComponentCreator("*") },
    ];
    "
  `);
});

test('what every page loads names no document, but has the component of all of them', () => {
  const everyPage = writeFrame(split) + writeRegistry(split) + writeChunkNames(split);
  expect(everyPage).not.toMatch(/docs\/[abc]/);
  expect([...split.frame.modules.keys()]).toEqual([
    'own00000',
    'mdxpage0',
    'root0000',
    'item0000',
    'version0',
  ]);
  expect(writeRegistry(split)).toContain('"own00000": [() => loadPage("own")],');
});

test('the pages come together in one module, their chunks without names', () => {
  expect(
    writePages(
      split,
      '/generated/components.js',
      [{ versionPath: '/docs', doc: { id: 'a', path: '/docs/a' } }],
      splitVersions(readTables(generated), readVersion),
    ),
  ).toMatchInlineSnapshot(`
    "import version0 from "@generated/docusaurus-plugin-content-docs/default/p/docs-175.json";
    export const documents = {"texta000":"docs/a","textb000":"docs/b"};
    export const parts = {
    "index000": () => import("@theme/Index"),
    "props000": () => import("@generated/p/x.json"),
    components: () => import("/generated/components.js"),
    };
    export const chunkNames = {"/docs/a-aaa":{"__comp":"item0000","content":"texta000"},"/docs/b-bbb":{"__comp":"item0000","content":"textb000"},"/docs/category-ccc":{"__comp":"index000","__props":"props000"}};
    export const docs = [{"versionPath":"/docs","doc":{"id":"a","path":"/docs/a"}}];
    export const versions = [
    [version0.version, {"docsSidebars":{"guide":[{"type":"link","label":"A","href":"/docs/a"}]},"docs":{"a":{"id":"a","title":"A"}}}],
    ];
    export const createPages = (ComponentCreator) => ({
    "/docs-222": [
    { path: "/docs/a", exact: true, sidebar: "guide", component: ComponentCreator("/docs/a", "aaa") },
    { path: "/docs/b", exact: true, component: ComponentCreator("/docs/b", "bbb") },
    { path: "/docs/category", exact: true, component: ComponentCreator("/docs/category", "ccc") },
    ],
    });
    "
  `);
});

test('of a version only what no page adds to comes with every page, and the opened sidebar', () => {
  const [version] = splitVersions(readTables(generated), readVersion);
  expect(version && writeVersion(version)).toMatchInlineSnapshot(`
    "import { takeOpenedSidebars } from '@site-opened-page';
    export default { version: {"pluginId":"default", docsSidebars: takeOpenedSidebars(), docs: {} } };
    "
  `);
});

test('documents with different components are left to the table of pages', () => {
  const chunkNames = generated.chunkNames.replace(
    '"item0000","content":"textb000"',
    '"root0000","content":"textb000"',
  );
  const [, docs] = splitRoutes(readTables({ ...generated, chunkNames }), documents, '/').frame
    .routes;
  expect(docs?.pages).toBe('/docs-222');
  expect(docs?.pageComponent).toBeUndefined();
});

test('a registry of another form stops the build', () => {
  expect(() =>
    readTables({
      ...generated,
      registry: generated.registry.replace('[() => import', '[async () => import'),
    }),
  ).toThrow('the registry of modules is not what Docusaurus 3.7 writes');
});

test('the interface keeps the documents that it leads to, the others come with the pages', () => {
  const doc = (id: string) => ({ id, path: `/docs/${id}` });
  const version = { path: '/docs', mainDocId: 'a', docs: [doc('a'), doc('b'), doc('c')] };
  const data = { 'docusaurus-plugin-content-docs': { default: { versions: [version] } } };
  const split = splitGlobalData(data, new Set(['c']));
  expect(split.frame).toEqual({
    'docusaurus-plugin-content-docs': {
      default: { versions: [{ ...version, docs: [doc('a'), doc('c')] }] },
    },
  });
  expect(split.docs).toEqual([{ versionPath: '/docs', doc: doc('b') }]);
  expect(version.docs).toHaveLength(3);
});
