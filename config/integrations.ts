/** A guide for one stack or more, with what the sidebar, the home page and the cards show of it. */
export interface Integration {
  /** Name of the guide's file in docs/widget-config/integraciones and of its icon in src/css/primitives.css. */
  name: string;
  /** One sentence on what is special about the guide. */
  difference: string;
  /** Topics that the guide covers. */
  covers: readonly string[];
  /** The stacks of the guide. `mark` names an icon, and `query` chooses the stack on the page of a guide with several. */
  stacks: readonly { mark: string; label: string; query?: `?stack=${string}` }[];
}

export const integrations: readonly Integration[] = [
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

/** Returns the id of the guide's doc. */
export function integrationId({ name }: Integration): string {
  return `widget-config/integraciones/${name}`;
}
