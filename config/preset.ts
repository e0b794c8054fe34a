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
import { mdxOptions } from './mdx';
import { pageOutputs } from './pageOutputs';
import { projectValues } from './projectValues';
import { site } from './site';
import sitePages from './sitePages';

const sheets = ['tokens', 'fonts', 'base', 'primitives', 'chrome', 'content', 'utilities', 'print'];

/** All stylesheets of the site. Their order says nothing: each has its layer of the cascade (cascadeLayers.ts). */
const siteStyles = [
  ...sheets.map((name) => `./src/css/${name}.css`),
  './packages/api-reference/src/common.css',
];

/** Files that readers and tools download, by their path in the site. */
const servedFiles = {
  files: {
    'aifindr-widget.d.ts': 'packages/widget/aifindr-widget.d.ts',
    'swagger.yaml': site.contractFile,
    'swagger.json': site.contractFile,
  },
  folders: { examples: 'examples' },
} satisfies ServedFiles;

/** A plugin of this repository, with its options. */
const own = (name: string, options: object = {}): PluginConfig => [
  `@aifindr-docs/${name}`,
  { ...options },
];

/**
 * All plugins and themes of the site. A preset's options, unlike those of plugins listed in docusaurus.config.ts, are no part of the
 * site configuration that Docusaurus sends to the browser.
 */
export default function sitePreset({ siteDir }: LoadContext): Preset {
  const mdx = mdxOptions(siteDir);
  // A copy without its history, such as a downloaded archive, has no dates, and the framework would refuse to build it.
  const showLastUpdateTime = existsSync(path.join(siteDir, '.git'));
  return {
    plugins: [
      own('framework/patches'),
      // Before the docs plugin, for which it writes pages.
      own('api-reference', apiReference),
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
      sitePages,
      own('code-blocks'),
      cascadeLayers,
      own('framework/inline-scripts'),
      own('framework/default-texts'),
      own('served-files', servedFiles),
      own('project-values', projectValues),
      own('framework/static-html'),
      own('content-checks/authorWarnings', contentFiles),
      own('framework/clientChunks', clientChunks),
      own('page-outputs', pageOutputs()),
    ],
    themes: [
      ['@docusaurus/theme-classic', { customCss: siteStyles } satisfies ClassicOptions],
      // After the classic theme, whose SearchBar is an empty slot.
      own('search', { contact: site.contact } satisfies SearchOptions),
    ],
  };
}
