/** A guide for one stack or more, with what the sidebar, the home page and the cards show of it. */
export interface Integration {
  /** Name of the guide's file in docs/widget-config/integraciones and of its icon in src/css/primitives.css. */
  name: string;
  /** The `sidebar_label` of the guide, which the build compares. */
  label: string;
  /** One sentence on what is special about the guide. */
  difference: string;
  /** Topics that the guide covers. */
  covers: readonly string[];
  /** The stacks of a guide with several. `name` is what `?stack=` chooses on its page, and `mark` names an icon. */
  stacks?: readonly { name: string; mark: string; label: string }[];
}

export const integrations: readonly Integration[] = [
  {
    name: 'html',
    label: 'HTML',
    difference: 'Un trigger y un script en la plantilla, sin compilar nada.',
    covers: ['Producción', 'CSP', 'Vue y Astro'],
  },
  {
    name: 'react-nextjs',
    label: 'React y Next.js',
    difference: 'Un proveedor, hooks y el contexto de cada ruta.',
    covers: ['React 19', 'Next.js 16', 'TypeScript'],
    stacks: [
      { name: 'react', mark: 'react-nextjs', label: 'React' },
      { name: 'nextjs', mark: 'nextjs', label: 'Next.js' },
    ],
  },
  {
    name: 'angular',
    label: 'Angular',
    difference: 'Un servicio que actualiza el contexto en cada ruta, también con SSR.',
    covers: ['Angular 21', 'Señales', 'SSR'],
  },
  {
    name: 'wordpress',
    label: 'WordPress',
    difference: 'El functions.php de tu tema hijo, un plugin o un bloque.',
    covers: ['PHP', 'WooCommerce', 'Elementor'],
  },
];

/** Returns the id of the guide's doc. */
export function integrationId({ name }: Integration): string {
  return `widget-config/integraciones/${name}`;
}
