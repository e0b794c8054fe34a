/** A guide for one or more stacks (technologies), with what the home page and the cards of the category page show of it. */
export interface IntegrationGuide {
  /** Name of the guide's file in docs/widget-config/integraciones and of its icon in src/css/primitives.css. */
  name: string;
  /** One sentence on what is special about the guide. */
  difference: string;
  covers: readonly string[];
  /** `mark` names an icon. `query` makes the guide's page show this stack, if the guide has several. */
  stacks: readonly { mark: string; label: string; query?: `?stack=${string}` }[];
}

export const integrations: readonly IntegrationGuide[] = [
  {
    name: 'html',
    difference: 'Un trigger y un script en la plantilla, sin compilar nada.',
    covers: ['Producción', 'CSP', 'Vue y Astro'],
    stacks: [{ mark: 'html', label: 'HTML' }],
  },
  {
    name: 'react-nextjs',
    difference: 'Un proveedor, hooks y el contexto de cada ruta.',
    covers: ['React 19', 'Next.js 16', 'TypeScript'],
    stacks: [
      { mark: 'react-nextjs', label: 'React', query: '?stack=react' },
      { mark: 'nextjs', label: 'Next.js', query: '?stack=nextjs' },
    ],
  },
  {
    name: 'angular',
    difference: 'Un servicio que actualiza el contexto en cada ruta, también con SSR.',
    covers: ['Angular 21', 'Señales', 'SSR'],
    stacks: [{ mark: 'angular', label: 'Angular' }],
  },
  {
    name: 'wordpress',
    difference: 'El functions.php de tu tema hijo, un plugin o un bloque.',
    covers: ['PHP', 'WooCommerce', 'Elementor'],
    stacks: [{ mark: 'wordpress', label: 'WordPress' }],
  },
];

/** Returns the id that the docs plugin gives to the guide. */
export function integrationDocId({ name }: IntegrationGuide): string {
  return `widget-config/integraciones/${name}`;
}
