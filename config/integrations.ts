/** A guide for one stack or more: what the sidebar, the home page, the cards and the not-found page say of it. */
export interface Integration {
  /** Of its file in docs/widget-config/integraciones and of its mark in src/css/primitives.css. */
  name: string;
  /** The `sidebar_label` of its page, which the build compares. */
  label: string;
  /** What tells it from the others. */
  difference: string;
  covers: readonly string[];
  /** Its stacks, where they are several: what `?stack=` chooses in it, with a mark each. */
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

/** Id of a guide's document. */
export function integrationId({ name }: Integration): string {
  return `widget-config/integraciones/${name}`;
}
