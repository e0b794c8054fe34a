/** Pages of the API that the rest of the site links to. Their ids come from the contract; the build names links to pages that it has not. */
export const apiInfo = '/docs/api/ai-findr-api';
export const apiWidget = '/docs/api/obtener-detalles-del-widget';
export const apiAsk = '/docs/api/hacer-pregunta';
export const apiConversation = '/docs/api/crear-conversacion';
export const apiEvent = '/docs/api/registrar-evento-analitico';
export const apiComponent = '/docs/api/obtener-componente-de-respuesta';
