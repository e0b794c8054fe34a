/** Every route of section 2 of the specification except the docs root, which redirects. */
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
