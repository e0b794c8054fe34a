/** What tells the guide of one stack from the others, by the id of its document. */
export const integrations: Readonly<
  Record<string, { difference: string; covers: readonly string[] }>
> = {
  'widget-config/integraciones/html': {
    difference: 'Un trigger y un script, sin compilar nada.',
    covers: ['Mínimo', 'Producción', 'CSP'],
  },
  'widget-config/integraciones/react-nextjs': {
    difference: 'Un proveedor, hooks y el contexto de cada ruta.',
    covers: ['React 19', 'Next.js 16', 'TypeScript'],
  },
  'widget-config/integraciones/angular': {
    difference: 'Un servicio que actualiza el contexto en cada ruta, también con SSR.',
    covers: ['Angular 21', 'Señales', 'SSR'],
  },
  'widget-config/integraciones/wordpress': {
    difference: 'El functions.php de tu tema hijo, un plugin o un bloque.',
    covers: ['PHP', 'WooCommerce', 'Elementor'],
  },
};
