import path from 'node:path';
import { listRoutes } from '../../scripts/checks/pages/listRoutes';
import { readSite } from '../../scripts/checks/readSite';
import sidebars from '../../sidebars';

/** Every page of the site, from its sources: a new page is tested without a line here. The docs root redirects. */
export const pages = listRoutes(readSite(path.resolve(__dirname, '../..')), sidebars).filter(
  ({ path: route }) => route !== '/docs',
);
export const pageRoutes = pages.map(({ path: route }) => route);

/** Every route of section 2 of the specification except the docs root. */
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

/** Pages of operations. */
export const operationRoutes = [
  '/docs/api/crear-conversacion',
  '/docs/api/hacer-pregunta',
  '/docs/api/obtener-componente-de-respuesta',
  '/docs/api/obtener-detalles-del-widget',
  '/docs/api/registrar-evento-analitico',
] as const;

/** The longest page of the guide. */
export const longGuideRoute = '/docs/widget-config/api-reference';
