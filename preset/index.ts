import path from 'node:path';
import type { LoadContext, Preset, PluginConfig } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as ClassicOptions } from '@docusaurus/theme-classic';
import { apiReference } from '../config/apiReference';
import { builtPages } from '../config/builtPages';
import { clientChunks } from '../config/clientChunks';
import { prism } from '../config/prism';
import { servedFiles } from '../config/servedFiles';
import { siteStyles } from '../config/styles';
import type { Options as CodeBlocksOptions } from '../plugins/code-blocks/options';
import { mdxOptions } from './mdx';

/** A plugin of this repository, with its options. */
const own = (name: string, options: object = {}): PluginConfig => [
  path.resolve(__dirname, '../plugins', name, 'index.ts'),
  { ...options },
];

/**
 * All plugins and themes of the site. A preset's options, unlike those of plugins listed in docusaurus.config.ts, are no part of the
 * site configuration that Docusaurus sends to the browser.
 */
export default function sitePreset({ siteDir }: LoadContext): Preset {
  const mdx = mdxOptions(siteDir);
  return {
    plugins: [
      // First, so that it speaks before anything trips over a changed upstream file.
      path.resolve(__dirname, '../internals/index.ts'),
      // Before the docs plugin, for which it writes pages.
      own('api-reference', apiReference),
      [
        '@docusaurus/plugin-content-docs',
        {
          path: 'docs',
          routeBasePath: 'docs',
          sidebarPath: './sidebars.ts',
          ...mdx,
        } satisfies DocsOptions,
      ],
      ['@docusaurus/plugin-content-pages', { ...mdx } satisfies PagesOptions],
      own('code-blocks', { languages: prism.additionalLanguages } satisfies CodeBlocksOptions),
      own('inline-scripts'),
      own('inline-translations'),
      own('served-files', servedFiles),
      own('static-html'),
      own('author-warnings'),
      own('client-chunks', clientChunks),
      own('built-pages', builtPages),
    ],
    themes: [
      [
        path.resolve(__dirname, '../internals/themeClassic.ts'),
        { customCss: siteStyles } satisfies ClassicOptions,
      ],
      // After the classic theme, whose SearchBar is an empty slot.
      own('search'),
    ],
  };
}
