import { readFileSync } from 'node:fs';
import path from 'node:path';

const sitemap = readFileSync(path.resolve(__dirname, '../../build/sitemap.xml'), 'utf8');

/** Every page of the site, from the built sitemap: a new page is tested without a line here. The docs root redirects. */
export const pageRoutes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

/** Every route of R10 except the docs root. */
export const specifiedRoutes = [
  '/',
  '/markdown-page',
  '/docs/api/ai-findr-api',
  '/docs/api/analytics',
  '/docs/api/answer-components',
  '/docs/api/chat',
  '/docs/api/widget',
  '/docs/api/crear-conversacion',
  '/docs/api/hacer-pregunta',
  '/docs/api/obtener-componente-de-respuesta',
  '/docs/api/obtener-detalles-del-widget',
  '/docs/api/registrar-evento-analitico',
  '/docs/category/integraciones',
  '/docs/widget-config/intro',
  '/docs/widget-config/instalacion',
  '/docs/widget-config/personalizacion',
  '/docs/widget-config/triggers',
  '/docs/widget-config/contexto-metadatos',
  '/docs/widget-config/api-reference',
  '/docs/widget-config/integraciones/angular',
  '/docs/widget-config/integraciones/html',
  '/docs/widget-config/integraciones/react-nextjs',
  '/docs/widget-config/integraciones/wordpress',
] as const;
