import path from 'node:path';
import type { Preset, PluginConfig } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as ClassicOptions } from '@docusaurus/theme-classic';
import type { Options as MarkdownTwinsOptions } from '../plugins/markdown-twins';
import type { Options as PageMetadataOptions } from '../plugins/page-metadata';
import type { Options as ServedFilesOptions } from '../plugins/served-files';
import type { Options as SearchOptions } from '../plugins/site-search/options';
import { mdx } from '../config/mdx';
import { openapi } from '../config/openapi';
import { search } from '../config/search';
import { listedFiles, servedFiles } from '../config/servedFiles';
import { site } from '../config/site';
import { sitemap } from '../config/sitemap';
import { siteStyles } from '../config/styles';
import { webfont } from '../config/webfont';

/** A plugin of this repository, with its options. */
const own = (name: string, options: object = {}): PluginConfig => [
  path.resolve(__dirname, '../plugins', name, 'index.ts'),
  { ...options },
];

/**
 * All plugins and themes of the site. A preset's options, unlike those of plugins listed in docusaurus.config.ts, are no part of the
 * site configuration that Docusaurus sends to the browser.
 */
export default function sitePreset(): Preset {
  return {
    plugins: [
      // First, so that it speaks before anything trips over a changed upstream file.
      path.resolve(__dirname, '../internals/index.ts'),
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
      ['@docusaurus/plugin-sitemap', sitemap],
      own('inline-scripts'),
      own('served-files', servedFiles satisfies ServedFilesOptions),
      own('docs-root'),
      own('webfont', webfont),
      own('static-html'),
      own('bundle'),
      ['docusaurus-plugin-openapi-docs', openapi],
      own('site-search', search satisfies SearchOptions),
      own('markdown-twins', {
        instructions: 'docs/_asistentes.md',
        files: listedFiles,
        limit: 50_000,
      } satisfies MarkdownTwinsOptions),
      own('page-metadata', {
        places: search.places,
        icon: `static/${site.favicon}`,
        publisher: site.publisher,
      } satisfies PageMetadataOptions),
    ],
    themes: [
      [
        path.resolve(__dirname, '../internals/themeClassic.ts'),
        { customCss: siteStyles } satisfies ClassicOptions,
      ],
    ],
  };
}
