import type { MultiColumnFooter } from '@docusaurus/theme-common';
import { apiAsk, apiConversation, apiInfo } from './apiPages';
import { site } from './site';

/** Links to every part of the site, and to the product. Page names stay in the language of the pages. */
export const footer = {
  style: 'light',
  logo: {
    alt: 'AI Findr',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 40,
    height: 40,
    href: '/',
  },
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
        { label: 'AI Findr API', to: apiInfo },
        { label: 'Hacer pregunta', to: apiAsk },
        { label: 'Crear conversación', to: apiConversation },
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
  copyright: '© AI Findr',
} satisfies MultiColumnFooter;
