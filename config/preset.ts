import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as ClassicOptions } from '@docusaurus/theme-classic';
import type { LoadContext, PluginConfig, Preset } from '@docusaurus/types';
import type { Options as SearchOptions } from '@aifindr-docs/search';
import type { Options as ServedFiles } from '@aifindr-docs/served-files';
import { apiReference } from './apiReference';
import cascadeLayers from './cascadeLayers';
import { clientChunks } from './clientChunks';
import { contentFiles } from './contentFiles';
import homeParts from './homeParts';
import { createMdxPluginOptions } from './mdx';
import { pageOutputs } from './pageOutputs';
import { projectValues } from './projectValues';
import { site } from './site';

const sheets = ['tokens', 'fonts', 'base', 'primitives', 'chrome', 'content', 'utilities', 'print'];

/** Global stylesheets. Their order has no effect: no two are in the same cascade layer (cascadeLayers.ts), and fonts.css needs none. */
const siteStyles = [
  ...sheets.map((name) => `./src/css/${name}.css`),
  './packages/api-reference/src/common.css',
];

/** Files for download, by their path in the site. */
const servedFiles = {
  files: {
    'aifindr-widget.d.ts': 'packages/widget/aifindr-widget.d.ts',
    'swagger.yaml': site.contractFile,
    'swagger.json': site.contractFile,
  },
  folders: { examples: 'examples' },
} satisfies ServedFiles;

const workspacePlugin = (name: string, options: object = {}): PluginConfig => [
  `@aifindr-docs/${name}`,
  { ...options },
];

/**
 * All plugins and themes of the site. They are in a preset, because the options of plugins that are listed in docusaurus.config.ts are
 * part of the site configuration that Docusaurus sends to the browser.
 */
export default function sitePreset({ siteDir }: LoadContext): Preset {
  const mdx = createMdxPluginOptions(siteDir);
  // A copy without git history, such as a downloaded archive, has no dates, and the framework would refuse to build it.
  const showLastUpdateTime = existsSync(path.join(siteDir, '.git'));
  return {
    plugins: [
      workspacePlugin('framework/patches'),
      workspacePlugin('api-reference', apiReference),
      [
        '@docusaurus/plugin-content-docs',
        {
          path: 'docs',
          routeBasePath: 'docs',
          sidebarPath: './sidebars.ts',
          showLastUpdateTime,
          ...mdx,
        } satisfies DocsOptions,
      ],
      ['@docusaurus/plugin-content-pages', { showLastUpdateTime, ...mdx } satisfies PagesOptions],
      homeParts,
      workspacePlugin('code-blocks'),
      cascadeLayers,
      workspacePlugin('framework/inline-scripts'),
      workspacePlugin('framework/default-texts'),
      workspacePlugin('served-files', servedFiles),
      workspacePlugin('project-values', projectValues),
      workspacePlugin('framework/static-html'),
      workspacePlugin('content-checks/authorWarnings', contentFiles),
      workspacePlugin('framework/clientChunks', clientChunks),
      workspacePlugin('page-outputs', pageOutputs),
    ],
    themes: [
      ['@docusaurus/theme-classic', { customCss: siteStyles } satisfies ClassicOptions],
      // This plugin has to come after the classic theme, because it replaces the empty SearchBar of the theme.
      workspacePlugin('search', { contact: site.contact } satisfies SearchOptions),
    ],
  };
}
