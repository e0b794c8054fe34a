import type { Config } from '@docusaurus/types';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import { announcementBar } from './config/announcementBar';
import { footer } from './config/footer';
import { navbar } from './config/navbar';
import { prism } from './config/prism';
import { site } from './config/site';
import { createFrontMatterReader } from './preset/createFrontMatterReader';
import { futureOptions } from './internals/futureOptions';

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: site.favicon,
  trailingSlash: false,
  titleDelimiter: '|',
  // plugins/inline-scripts has the banner with the specification's wording; upstream's needs inline styles.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    // The specification fixes the locale's name and label; pages and interface are in Spanish (i18n/en/code.json).
    localeConfigs: { en: { label: 'English', direction: 'ltr', htmlLang: 'es' } },
  },
  markdown: { parseFrontMatter: createFrontMatterReader(__dirname) },
  future: futureOptions({
    rspackBundler: true,
    swcJsLoader: true,
    swcJsMinimizer: true,
    swcHtmlMinimizer: true,
    lightningCssMinimizer: true,
    mdxCrossCompilerCache: true,
  }),
  presets: ['./preset/index.ts'],
  clientModules: [
    './src/clientModules/cleanAddress.ts',
    './src/clientModules/initialPageTags.ts',
    './src/clientModules/prepareForPrint.ts',
  ],
  themeConfig: {
    announcementBar,
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    docs: { sidebar: { hideable: true, autoCollapseCategories: false } },
    footer,
    navbar,
    prism,
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  } satisfies UserThemeConfig,
};

export default config;
