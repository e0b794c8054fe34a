import type { Navbar } from '@docusaurus/theme-common';
import { apiInfo } from './apiPages';
import { site } from './site';

/** Top bar (R20, R22). */
export const navbar = {
  hideOnScroll: true,
  title: 'AI Findr',
  // The title beside it already names the site: an empty alt keeps the link from saying it twice.
  logo: { alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28 },
  items: [
    { type: 'doc', docId: apiInfo.replace('/docs/', ''), position: 'left', label: 'API' },
    { type: 'doc', docId: 'widget-config/intro', position: 'left', label: 'Widget' },
    { type: 'search', position: 'right' },
    { href: site.repository, label: 'GitHub', position: 'right' },
    { type: 'localeDropdown', position: 'right' },
  ],
} satisfies Partial<Navbar>;
