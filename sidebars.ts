import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { integrationDocId, integrations } from './config/integrations';

// Generated from the contract. It is not imported, so that types can be checked before it exists.
// eslint-disable-next-line @typescript-eslint/no-require-imports
const { default: openApiSidebar } = require('./docs/api/sidebar') as {
  default: SidebarsConfig[string];
};

/** Creates a heading for the entries that follow it. */
const createHeadingItem = (label: string) => ({
  type: 'html' as const,
  value: label,
  className: 'menu-group',
});

const sidebars: SidebarsConfig = {
  widgetSidebar: [
    createHeadingItem('Empezar'),
    'widget-config/intro',
    'widget-config/instalacion',
    createHeadingItem('Configurar'),
    'widget-config/triggers',
    'widget-config/personalizacion',
    'widget-config/contexto-metadatos',
    createHeadingItem('Referencia'),
    'widget-config/api-reference',
    {
      type: 'link',
      label: 'Solución de problemas',
      href: '/docs/widget-config/instalacion#problemas',
    },
    {
      type: 'category',
      label: 'Integraciones',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/category/integraciones',
        title: 'Integraciones',
        description: 'Elige tu tecnología. Vue, Nuxt, Svelte y Astro están en la guía de HTML.',
      },
      items: [
        ...integrations.map((guide) => ({
          type: 'doc' as const,
          id: integrationDocId(guide),
          className: `stack stack--${guide.name}`,
        })),
        {
          type: 'link',
          label: 'Otras plataformas',
          className: 'stack stack--platforms',
          href: '/docs/widget-config/instalacion#otras-plataformas',
          description: 'Shopify, PrestaShop, Webflow, Wix, Squarespace y Drupal.',
        },
      ],
    },
  ],
  openApiSidebar,
};

export default sidebars;
