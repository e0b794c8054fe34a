import type { Config, HtmlTagObject } from '@docusaurus/types';
import { site } from './config/site';
import { themeConfig } from './config/theme';

const linkHeadTag = (rel: string, siteFile: string): HtmlTagObject => ({
  tagName: 'link',
  attributes: { rel, href: site.baseUrl + siteFile },
});

const config: Config = {
  title: site.title,
  tagline: 'AI Findr Documentation',
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: 'img/favicon.svg',
  headTags: [
    linkHeadTag('manifest', 'manifest.webmanifest'),
    linkHeadTag('apple-touch-icon', 'img/apple-touch-icon.png'),
  ],
  trailingSlash: false,
  // The banner of R43 comes from packages/framework/src/inline-scripts, because upstream's has inline styles, which the CSP blocks.
  baseUrlIssueBanner: false,
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    // R5 demands the locale `en`, although pages and interface are in Spanish (i18n/en/code.json).
    localeConfigs: { en: { label: 'English', htmlLang: 'es' } },
  },
  future: { experimental_faster: true },
  presets: ['./config/preset.ts'],
  clientModules: [
    './src/clientModules/normalizeUrl.ts',
    './src/clientModules/afterNavigation.ts',
    './src/clientModules/keepProxyQuery.ts',
    './src/clientModules/prepareForPrint.ts',
    './src/clientModules/showNewAnnouncement.ts',
  ],
  themeConfig,
};

export default config;
