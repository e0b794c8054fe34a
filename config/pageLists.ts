/**
 * The lists of pages that somebody chose, each with the reason. A page is named by its route and has its own label (sitePages.ts); the
 * build stops at a route that does not exist. All other lists of pages are derived from the sidebars.
 */
import { site } from './site';

/** A page that is named by its route, or a link to something else. */
export type ListedLink = { page: string } | { label: string; href: string };

/** The pages at which readers start, which the not-found page proposes. Their texts are shorter than their descriptions. */
export const startPages: readonly { page: string; text: string }[] = [
  { page: '/docs/widget-config/intro', text: 'Qué es, cómo funciona y qué necesitas' },
  {
    page: '/docs/widget-config/instalacion',
    text: 'Los dos pasos, la CSP y los errores comunes',
  },
  {
    page: '/docs/widget-config/triggers',
    text: 'El botón, el campo o el enlace que abre el widget',
  },
  { page: '/docs/api/ai-findr-api', text: 'Servidor, autenticación, límites y OpenAPI' },
];

/** The pages that search proposes before anything is typed, because most readers of the guide and of the API need them first. */
export const popularPages: readonly string[] = [
  '/docs/widget-config/instalacion',
  '/docs/widget-config/triggers',
  '/docs/widget-config/contexto-metadatos',
  '/docs/api/hacer-pregunta',
];

/** The links that the home page lists after the pages of the sidebars, because no sidebar has them. */
export const references: readonly ListedLink[] = [
  { page: '/markdown-page' },
  { label: 'Especificación OpenAPI', href: `pathname://${site.contractUrl}` },
  { label: 'Tipos de TypeScript', href: 'pathname:///aifindr-widget.d.ts' },
];

/** The links of the footer: to each part of the site, which readers look for from anywhere, and to the product. */
export const footerColumns: readonly { title: string; links: readonly ListedLink[] }[] = [
  {
    title: 'Widget',
    links: [
      { page: '/docs/widget-config/intro' },
      { page: '/docs/widget-config/instalacion' },
      { page: '/docs/category/integraciones' },
      { page: '/docs/widget-config/api-reference' },
    ],
  },
  {
    title: 'API HTTP',
    links: [
      { page: '/docs/api/ai-findr-api' },
      { page: '/docs/api/hacer-pregunta' },
      { page: '/docs/api/crear-conversacion' },
      { label: 'OpenAPI (YAML)', href: `pathname://${site.contractUrl}` },
    ],
  },
  {
    title: 'AI Findr',
    links: [
      { page: '/markdown-page' },
      { label: 'AI Findr Hub', href: 'https://hub.aifindr.ai' },
      { label: 'aifindr.ai', href: 'https://aifindr.ai' },
      { label: 'GitHub', href: site.repository },
      { label: site.contact, href: `mailto:${site.contact}` },
    ],
  },
];
