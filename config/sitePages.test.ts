import type { AllContent, PluginContentLoadedActions } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { footerColumns, references, startPages } from './pageLists';
import sitePages from './sitePages';

const listedLinks = [...footerColumns.flatMap(({ links }) => links), ...references];
const listedRoutes = [
  ...startPages.map(({ page }) => page),
  ...listedLinks.flatMap((link) => ('page' in link ? [link.page] : [])),
];

/** Runs the plugin on a site that has a doc at each route. */
async function run(routes: readonly string[]): Promise<void> {
  const docs = routes.map((permalink) => ({
    id: permalink,
    permalink,
    title: '',
    frontMatter: {},
  }));
  const sidebars = { widgetSidebar: [{ type: 'category', label: 'Integraciones', items: [] }] };
  const allContent: AllContent = {
    'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs, sidebars }] } },
    'docusaurus-plugin-content-pages': { default: [] },
  };
  await sitePages().allContentLoaded?.({ allContent, actions: {} as PluginContentLoadedActions });
}

test('a listed route that is no page stops the build', () =>
  expect(run(listedRoutes.filter((route) => !route.endsWith('/intro')))).rejects.toThrow(
    'config/pageLists.ts: /docs/widget-config/intro is no page',
  ));

test('an integration whose page has another label stops the build', () =>
  expect(run(listedRoutes)).rejects.toThrow(
    'config/integrations.ts: "HTML" is not the label of /docs/widget-config/integraciones/html',
  ));
