import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import { announcementBar } from './config/announcementBar';
import { footer } from './config/footer';
import { navbar } from './config/navbar';
import { prism } from './config/prism';
import { site } from './config/site';

const linkTag = (rel: string, file: string) => ({
  tagName: 'link',
  attributes: { rel, href: site.baseUrl + file },
});

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: site.favicon,
  headTags: [
    linkTag('manifest', 'manifest.webmanifest'),
    linkTag('apple-touch-icon', 'img/apple-touch-icon.png'),
  ],
  trailingSlash: false,
  titleDelimiter: '|',
  // packages/framework/src/inline-scripts has the banner of R43; upstream's needs inline styles.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    // R5 fixes the locale; pages and interface are in Spanish (i18n/en/code.json).
    localeConfigs: { en: { label: 'English', direction: 'ltr', htmlLang: 'es' } },
  },
  future: {
    experimental_faster: {
      rspackBundler: true,
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
    },
  },
  presets: ['./config/preset.ts'],
  clientModules: [
    './src/clientModules/cleanAddress.ts',
    './src/clientModules/initialPageTags.ts',
    './src/clientModules/prepareForPrint.ts',
    './src/clientModules/showNewAnnouncement.ts',
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
