/** What a reader types, and the pages that answer it: any of them is right where more than one does. */
export type ReaderQuery = readonly [query: string, ...pages: string[]];

const guide = '/docs/widget-config';
const api = '/docs/api';

const intro = `${guide}/intro`;
const install = `${guide}/instalacion`;
const look = `${guide}/personalizacion`;
const triggers = `${guide}/triggers`;
const context = `${guide}/contexto-metadatos`;
const jsApi = `${guide}/api-reference`;
const html = `${guide}/integraciones/html`;
const react = `${guide}/integraciones/react-nextjs`;
const angular = `${guide}/integraciones/angular`;
const wordpress = `${guide}/integraciones/wordpress`;
const integrations = '/docs/category/integraciones';
const apiInfo = `${api}/ai-findr-api`;
const ask = `${api}/hacer-pregunta`;
const conversation = `${api}/crear-conversacion`;
const analytics = `${api}/registrar-evento-analitico`;
const details = `${api}/obtener-detalles-del-widget`;
const component = `${api}/obtener-componente-de-respuesta`;
const analyticsTag = `${api}/analytics`;
const componentsTag = `${api}/answer-components`;
const chatTag = `${api}/chat`;
const widgetTag = `${api}/widget`;

/** Each of them describes its errors. */
const operations = [ask, conversation, analytics, details, component];

/** Written from what readers would ask, before any weight was set. A query is never changed to please the engine. */
export const queries: readonly ReaderQuery[] = [
  // Words of the titles, with and without accents, whole and half typed
  ['instalación', install],
  ['instalacion', install],
  ['instala', install],
  ['INSTALAR WIDGET', install],
  ['personalizacion', look],
  ['personalizar', look],
  ['triggers', triggers],
  ['trigger', triggers],
  ['contexto', context],
  ['metadatos', context],
  ['introducción', intro],
  ['integraciones', integrations],
  ['react', react],
  ['next.js', react],
  ['nextjs', react],
  ['angular', angular],
  ['wordpress', wordpress],
  ['html', html],

  // Inflections and everyday questions
  ['preguntar', ask],
  ['hacer una pregunta', ask],
  ['crear conversaciones', conversation],
  ['nueva conversación', conversation],
  ['registrar eventos', analytics],
  ['componentes de respuesta', component, componentsTag],
  ['configuración del widget', details, look],
  ['cómo instalar el widget', install],
  ['qué necesito antes de empezar', intro],
  ['widget o api', intro],
  ['qué es ai findr', intro, '/'],
  ['el widget no se abre', install],
  ['se abre vacío', install],
  ['no carga el script', install],
  ['bloqueador de anuncios', install],
  ['cargar con consentimiento', install],
  ['cookies', install],
  ['política de seguridad de contenido', install],
  ['orígenes permitidos', install, intro],
  ['varios entornos', install],
  ['cabecera fija', look],
  ['modo oscuro', look],
  ['color del botón', look],
  ['pantalla completa', look],
  ['caja flotante', look],
  ['z-index', look],
  ['abrir con un atajo de teclado', triggers],
  ['abrir desde otro botón', triggers],
  ['campo de texto como trigger', triggers],
  ['devolver el foco', triggers],
  ['datos personales', context],
  ['qué no enviar', context],
  ['diferencia entre contexto y metadatos', context],
  ['cambiar de ruta', context],
  ['parámetros utm', context],
  ['quitar una clave del contexto', context],
  ['respuesta completa sin streaming', ask],
  ['límites de uso', apiInfo],
  ['clave api', apiInfo],
  ['código de error', ...operations],
  ['escuchar eventos', jsApi],
  ['estados del widget', jsApi],

  // A wrong letter
  ['instalasion', install],
  ['metadtos', context],
  ['contesto', context],
  ['personalisar', look],
  ['conversasion', conversation],
  ['angulra', angular],
  ['wordpres', wordpress],
  ['trigers', triggers],

  // Identifiers, whole and in parts
  ['setContext', jsApi, context],
  ['mergeContext', jsApi, context],
  ['getMetadata', jsApi, context],
  ['getState', jsApi],
  ['isReady', jsApi],
  ['destroy', jsApi],
  ['dispatch', jsApi],
  ['BRIDGE_EVENTS', jsApi],
  ['WIDGET_READY', jsApi],
  ['widget.opened', jsApi],
  ['message.received', jsApi],
  ['AIFindrWidget.open()', jsApi, triggers],
  ['aifindr_debug', jsApi, install],
  ['data-client-id', install],
  ['data-var', install],
  ['data-meta-user-id', context],
  ['ai-findr-trigger', triggers],
  ['--ai-nav-height', look],
  ['nav-height', look],
  ['--button-border-radius', look],
  ['.ai-findr-open', look, triggers],
  ['X-API-KEY', apiInfo],
  ['X-Organization-Id', apiInfo],
  ['conversationId', ask, conversation, analytics],
  ['stream', ask],
  ['filters', ask],
  ['answer-delta', ask],
  ['knowledge-retrieved', ask],
  ['responseMessageId', ask],
  ['text/event-stream', ask],
  ['feedback:submit', analytics],
  ['click:cta', analytics],
  ['datetime', analytics],
  ['payload', analytics],
  ['brandColor', details],
  ['searchSuggestions', details, look],
  ['hoverOpacity', details, look],
  ['projectSlug', details],
  ['answerComponentType', component],
  ['ReferenceError', install],
  ['ERR_BLOCKED_BY_CLIENT', install],
  ['frame-src', install],
  ['wp_enqueue_script', wordpress],
  ['afterInteractive', react],

  // The English that developers type
  ['install', install],
  ['getting started', intro, install],
  ['authentication', apiInfo],
  ['api key', apiInfo],
  ['rate limit', apiInfo],
  ['error codes', ...operations],
  ['debug', install, jsApi, context],
  ['troubleshooting', install],
  ['events', jsApi],
  ['methods', jsApi],
  ['ask question', ask],
  ['streaming', ask],
  ['server sent events', ask],
  ['create conversation', conversation],
  ['analytics', analyticsTag, analytics],
  ['answer components', componentsTag, component],
  ['chat', chatTag],
  ['widget details', details],
  ['openapi', apiInfo],
  ['dark mode', look],
  ['css variables', look],
  ['sticky header', look],
  ['keyboard shortcut', triggers],
  ['accessibility', triggers],
  ['content security policy', install],
  ['user id', context],
  ['metadata', context, conversation],
  ['privacy', context],
  ['typescript types', jsApi],
  ['customize button', look],
  ['project id', details, widgetTag, ask, conversation, analytics],
];
