/** Every route of section 2 of the specification, but the root of the docs, which leads on. */
export const pageRoutes = [
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

/** The pages of one operation each. */
export const operationRoutes = [
  '/docs/api/crear-conversacion',
  '/docs/api/hacer-pregunta',
  '/docs/api/obtener-componente-de-respuesta',
  '/docs/api/obtener-detalles-del-widget',
  '/docs/api/registrar-evento-analitico',
] as const;

/** The long page that journeys and weights are measured on. */
export const longGuideRoute = '/docs/widget-config/api-reference';
