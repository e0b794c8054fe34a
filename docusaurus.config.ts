import type { Config } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as ClassicOptions } from '@docusaurus/theme-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Options as MarkdownTwinsOptions } from './plugins/markdown-twins';
import type { Options as PageMetadataOptions } from './plugins/page-metadata';
import type { Options as ServedFilesOptions } from './plugins/served-files';
import type { Options as SearchOptions } from './plugins/site-search/options';
import { announcementBar } from './config/announcementBar';
import { footer } from './config/footer';
import { languageTabs } from './config/languageTabs';
import { mdx } from './config/mdx';
import { navbar } from './config/navbar';
import { openapi } from './config/openapi';
import { prism } from './config/prism';
import { search } from './config/search';
import { listedFiles, servedFiles } from './config/servedFiles';
import { site } from './config/site';
import { sitemap } from './config/sitemap';
import { ssrTemplate } from './config/ssrTemplate';
import { siteStyles } from './config/styles';
import { webfont } from './config/webfont';

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: site.favicon,
  trailingSlash: false,
  titleDelimiter: '|',
  // Replaced by plugins/page-start: the wording differs and upstream's needs inline styles.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'throw',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { label: 'English', direction: 'ltr', htmlLang: 'en' } },
  },
  future: {
    experimental_faster: {
      rspackBundler: true,
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      // The server's build would wait for texts that the browser's never compiles (plugins/static-content).
      mdxCrossCompilerCache: false,
    },
  },
  ssrTemplate,
  plugins: [
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
    './plugins/page-start/index.ts',
    ['./plugins/served-files/index.ts', servedFiles satisfies ServedFilesOptions],
    './plugins/docs-root/index.ts',
    './plugins/browser-without-prism/index.ts',
    './plugins/without-infima/index.ts',
    ['./plugins/webfont/index.ts', webfont],
    './plugins/lean-client/index.ts',
    './plugins/static-content/index.ts',
    './plugins/quick-render/index.ts',
    ['docusaurus-plugin-openapi-docs', openapi],
    ['./plugins/site-search/index.ts', search satisfies SearchOptions],
    [
      './plugins/markdown-twins/index.ts',
      {
        instructions: 'docs/_asistentes.md',
        files: listedFiles,
        limit: 50_000,
      } satisfies MarkdownTwinsOptions,
    ],
    [
      './plugins/page-metadata/index.ts',
      {
        places: search.places,
        icon: `static/${site.favicon}`,
        publisher: site.publisher,
      } satisfies PageMetadataOptions,
    ],
  ],
  clientModules: ['./src/clientModules/cleanAddress.ts', './src/clientModules/unfoldForPrint.ts'],
  themes: [
    [
      '@docusaurus/theme-classic',
      {
        customCss: siteStyles,
      } satisfies ClassicOptions,
    ],
  ],
  themeConfig: {
    announcementBar,
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    docs: { sidebar: { hideable: true, autoCollapseCategories: false } },
    footer,
    languageTabs,
    navbar,
    prism,
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  } satisfies UserThemeConfig & { languageTabs: typeof languageTabs },
};

export default config;
