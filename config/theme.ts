import type { UserThemeConfig } from '@docusaurus/theme-common';
import { site } from './site';

/**
 * The announcement bar, which is off while this is `undefined`. To announce something, set it to
 * `{ id, content, isCloseable }`; a new `id` shows the bar again to readers who dismissed the last one.
 * The stylesheet has its colors, because `backgroundColor` and `textColor` would be inline styles, which the CSP forbids.
 */
const announcementBar: UserThemeConfig['announcementBar'] = undefined;

const logo = { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28 };

/** The navbar (R20, R22). */
const navbar: UserThemeConfig['navbar'] = {
  hideOnScroll: true,
  title: 'AI Findr',
  // The title beside the logo already names the site. With an empty alt, the link does not say it twice.
  logo: { ...logo, alt: '' },
  items: [
    { type: 'doc', docId: 'api/ai-findr-api', position: 'left', label: 'API' },
    { type: 'doc', docId: 'widget-config/intro', position: 'left', label: 'Widget' },
    { type: 'search', position: 'right' },
    { href: site.repository, label: 'GitHub', position: 'right' },
    { type: 'localeDropdown', position: 'right' },
  ],
};

/** The footer (R28): links to each part of the site, and to the product. */
const footer: UserThemeConfig['footer'] = {
  style: 'light',
  links: [
    {
      title: 'Widget',
      items: [
        { label: 'Introducción', to: '/docs/widget-config/intro' },
        { label: 'Instalación', to: '/docs/widget-config/instalacion' },
        { label: 'Integraciones', to: '/docs/category/integraciones' },
        { label: 'API de JavaScript', to: '/docs/widget-config/api-reference' },
      ],
    },
    {
      title: 'API HTTP',
      items: [
        { label: 'AI Findr API', to: '/docs/api/ai-findr-api' },
        { label: 'Hacer pregunta', to: '/docs/api/hacer-pregunta' },
        { label: 'Crear conversación', to: '/docs/api/crear-conversacion' },
        { label: 'OpenAPI (YAML)', href: `pathname://${site.contractUrl}` },
      ],
    },
    {
      title: 'AI Findr',
      items: [
        { label: 'Cómo leer esta documentación', to: '/markdown-page' },
        { label: 'AI Findr Hub', href: 'https://hub.aifindr.ai' },
        { label: 'aifindr.ai', href: 'https://aifindr.ai' },
        { label: 'GitHub', href: site.repository },
        { label: site.contact, href: `mailto:${site.contact}` },
      ],
    },
  ],
  logo: { ...logo, alt: 'AI Findr', href: '/' },
  copyright: '© AI Findr',
};

/** The stylesheet has the colors of code, so the default theme of Prism would be sent to the browser without use. */
const prism: UserThemeConfig['prism'] = { theme: { plain: {}, styles: [] } };

/** R24 (headings of levels 2 and 3 in the table of contents) and R30 (light mode at first) are defaults of the theme. */
export const themeConfig: UserThemeConfig = {
  announcementBar,
  docs: { sidebar: { hideable: true } },
  footer,
  navbar,
  prism,
};
