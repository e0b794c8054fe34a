import type { UserThemeConfig } from '@docusaurus/theme-common';
import { site } from './site';

/**
 * The one switch of the announcement bar: `undefined` is off. To announce something, return
 * `{ id, content, isCloseable }`; a new `id` shows the bar again to readers who dismissed the last one.
 * Colors are the stylesheet's: `backgroundColor` and `textColor` would be inline styles, which the site's policy forbids.
 */
const announcementBar: UserThemeConfig['announcementBar'] = undefined;

const logo = { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28 };

/** Top bar (R20, R22). */
const navbar: UserThemeConfig['navbar'] = {
  hideOnScroll: true,
  title: 'AI Findr',
  // The title beside it already names the site: an empty alt keeps the link from saying it twice.
  logo: { ...logo, alt: '' },
  items: [
    { type: 'doc', docId: 'api/ai-findr-api', position: 'left', label: 'API' },
    { type: 'doc', docId: 'widget-config/intro', position: 'left', label: 'Widget' },
    { type: 'search', position: 'right' },
    { href: site.repository, label: 'GitHub', position: 'right' },
    { type: 'localeDropdown', position: 'right' },
  ],
};

/** The links of the footer are in pageLists.ts. */
const footer: UserThemeConfig['footer'] = {
  style: 'light',
  logo: { ...logo, alt: 'AI Findr', href: '/' },
  copyright: '© AI Findr',
};

/** Grammars beyond the common set (R52). Only the options of the theme name them: `packages/code-blocks` colors code at build time. */
const prism = {
  additionalLanguages: [
    'ruby',
    'csharp',
    'php',
    'java',
    'powershell',
    'json',
    'bash',
    'dart',
    'objectivec',
    'r',
  ],
  // Colors of code are in the stylesheet; the default theme would only be sent to the browser.
  theme: { plain: {}, styles: [] },
};

/** Options of the theme; the color mode is light at first, and the table of contents has levels 2 and 3, as the theme's defaults say. */
export const themeConfig: UserThemeConfig = {
  announcementBar,
  docs: { sidebar: { hideable: true } },
  footer,
  navbar,
  prism,
};
