import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

// Generated from the contract: not an import, so that types can be checked before there is one.
// eslint-disable-next-line @typescript-eslint/no-require-imports
const { default: openApiSidebar } = require('./docs/api/sidebar') as {
  default: SidebarsConfig[string];
};

const sidebars: SidebarsConfig = {
  // First, so that its first doc is the main doc of the version.
  widgetSidebar: [
    'widget-config/intro',
    'widget-config/instalacion',
    'widget-config/triggers',
    'widget-config/personalizacion',
    'widget-config/contexto-metadatos',
    'widget-config/api-reference',
    {
      type: 'category',
      label: 'Integraciones',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/category/integraciones',
        title: 'Integraciones',
        description:
          'Elige la tecnología de tu sitio. Cada guía va de lo mínimo a producción, con código probado. Si la tuya no está, empieza por HTML: el widget solo necesita un trigger y un script.',
      },
      items: [
        'widget-config/integraciones/html',
        'widget-config/integraciones/react-nextjs',
        'widget-config/integraciones/angular',
        'widget-config/integraciones/wordpress',
      ],
    },
  ],
  openApiSidebar,
};

export default sidebars;
