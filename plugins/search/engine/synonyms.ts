/** Words that readers type and the words of this site with the same meaning. */
export interface Synonym {
  /** Words or short phrases; accents, case and inflections do not matter. */
  asked: string[];
  /** Words or phrases of the pages; all words of a phrase have to occur in the same section. */
  said: string[];
}

/** English terms, everyday Spanish and irregular inflections, by topic. A synonym adds to the results of the word itself. */
export const synonyms: readonly Synonym[] = [
  // Access and security
  {
    asked: [
      'auth',
      'authentication',
      'authenticate',
      'authorization',
      'login',
      'credentials',
      'credenciales',
      'token',
      'autenticar',
      'autenticación',
    ],
    said: ['autenticación', 'clave API', 'X-API-KEY'],
  },
  {
    asked: ['api key', 'apikey', 'secret', 'secreto', 'contraseña', 'password'],
    said: ['clave API', 'X-API-KEY'],
  },
  {
    asked: ['security', 'secure', 'safe', 'encryption', 'encriptación', 'tls', 'ssl'],
    said: ['seguridad', 'cifran'],
  },
  {
    asked: ['content security policy', 'csp', 'cors', 'blocked'],
    said: ['CSP', 'Content-Security-Policy', 'orígenes permitidos'],
  },
  {
    asked: ['allowed origins', 'domain', 'domains', 'whitelist', 'allowlist', 'dominio'],
    said: ['orígenes permitidos', 'origen'],
  },
  {
    asked: ['privacy', 'gdpr', 'rgpd', 'personal data', 'pii'],
    said: ['datos personales', 'privacidad', 'qué no enviar'],
  },
  { asked: ['consent', 'cookies', 'cookie banner', 'cookie consent'], said: ['consentimiento'] },
  {
    asked: ['multi tenant', 'multitenant', 'organization', 'organización'],
    said: ['X-Organization-Id', 'organización'],
  },

  // Limits and errors
  {
    asked: [
      'rate limit',
      'rate limits',
      'rate limiting',
      'throttling',
      'throttle',
      'quota',
      'cuota',
      '429',
      'limits',
    ],
    said: ['límites de uso', 'límites de peticiones', 'límite'],
  },
  {
    asked: [
      'error handling',
      'errors',
      'exception',
      'failure',
      'fails',
      'failed',
      'falla',
      'fallo',
    ],
    said: ['error', 'fallo', 'fallado'],
  },
  {
    asked: ['no se abre', 'no abre', 'no responde', 'does not open', "doesn't open", "won't open"],
    said: ['no pasa nada', 'solución de problemas'],
  },
  { asked: ['error code', 'error codes'], said: ['código de error', 'clase de error'] },
  { asked: ['not found'], said: ['not-found', '404', 'no existe'] },
  { asked: ['retry', 'retries', 'reintento', 'backoff'], said: ['reintenta', 'reintentar'] },
  { asked: ['bad request'], said: ['400'] },
  { asked: ['server error', 'internal server error'], said: ['500', 'error del servidor'] },
  { asked: ['status code', 'status codes', 'http codes'], said: ['código de estado', 'códigos'] },
  {
    asked: [
      'debug',
      'debugging',
      'debugger',
      'verbose',
      'logs',
      'logging',
      'log',
      'depurar',
      'depuración',
    ],
    said: ['registro detallado', 'depurar', '_debug'],
  },
  {
    asked: [
      'troubleshooting',
      'troubleshoot',
      'problems',
      'issues',
      'help',
      'faq',
      'not working',
      'broken',
      'no funciona',
      'ayuda',
      'soporte',
      'support',
    ],
    said: ['solución de problemas', 'problemas', 'ayuda'],
  },
  { asked: ['contact', 'contacto', 'email'], said: ['producteam', 'contacto'] },

  // Starting
  { asked: ['qué es', 'what is'], said: ['introducción', 'qué es'] },
  {
    asked: ['install', 'installation', 'installing', 'setup', 'set up', 'instalar'],
    said: ['instalación'],
  },
  {
    asked: [
      'get started',
      'getting started',
      'quickstart',
      'quick start',
      'start',
      'tutorial',
      'overview',
      'introduction',
      'empezar',
    ],
    said: ['introducción', 'antes de empezar', 'primeros pasos'],
  },
  {
    asked: ['requirements', 'prerequisites', 'requisitos'],
    said: ['antes de empezar', 'qué necesitas'],
  },
  {
    asked: ['embed', 'insert', 'script tag', 'snippet', 'incrustar', 'insertar'],
    said: ['script', 'etiqueta'],
  },
  { asked: ['attributes', 'attribute'], said: ['atributos'] },
  {
    asked: ['environment', 'environments', 'staging', 'localhost', 'development'],
    said: ['entornos', 'entorno'],
  },
  {
    asked: ['client id', 'clientid', 'identificador de cliente', 'id de cliente'],
    said: ['data-client-id', 'identificador de cliente'],
  },
  {
    asked: ['integrations', 'integration', 'integrate', 'framework', 'frameworks', 'integrar'],
    said: ['integración', 'integraciones'],
  },
  {
    asked: ['single page app', 'single page application', 'spa'],
    said: ['SPA', 'una sola página'],
  },
  {
    asked: ['lazy load', 'lazy loading', 'load later', 'defer', 'async'],
    said: ['defer', 'cargarlo más tarde'],
  },
  {
    asked: ['admin', 'dashboard', 'panel', 'console', 'backoffice'],
    said: ['AI Findr Hub', 'panel'],
  },

  { asked: ['adblock', 'adblocker', 'ad blocker', 'blocker'], said: ['bloqueador'] },
  {
    asked: ['test', 'tests', 'testing', 'unit test', 'unit tests', 'mock'],
    said: ['pruebas', 'prueba'],
  },

  // Names that belong to one stack, and the words of frameworks
  { asked: ['woocommerce', 'gutenberg', 'elementor', 'shortcode'], said: ['WordPress'] },
  { asked: ['app router', 'pages router', 'vercel'], said: ['Next.js', 'App Router'] },
  { asked: ['vite', 'jsx', 'tsx', 'hooks'], said: ['React'] },
  { asked: ['rxjs', 'zone.js', 'ngzone', 'signals', 'signal'], said: ['Angular', 'señales'] },
  {
    asked: ['ssr', 'ssg', 'server side rendering', 'server rendering', 'prerender', 'prerendering'],
    said: ['SSR', 'prerenderizado', 'renderizado en el servidor'],
  },
  { asked: ['hydration', 'hydrate', 'hidratar'], said: ['hidratación'] },

  // Widget
  { asked: ['trigger', 'launcher', 'disparador', 'activador', 'lanzador'], said: ['trigger'] },
  { asked: ['button', 'boton'], said: ['botón'] },
  {
    asked: [
      'input',
      'text field',
      'search box',
      'search bar',
      'searchbar',
      'buscador',
      'caja de búsqueda',
    ],
    said: ['campo de texto', 'input'],
  },
  { asked: ['link', 'anchor'], said: ['enlace'] },
  { asked: ['url', 'query string', 'deep link'], said: ['dirección', 'URL'] },
  {
    asked: ['automáticamente', 'automático', 'automatically', 'auto open', 'on load', 'al cargar'],
    said: ['sin que nadie pulse', 'según la dirección'],
  },
  {
    asked: ['open', 'abrir', 'abierto', 'abre', 'apertura', 'show', 'popup', 'mostrar'],
    said: ['abrir', 'abre', 'abierto', 'open'],
  },
  {
    asked: ['close', 'cerrar', 'cierra', 'cierre', 'hide'],
    said: ['cerrar', 'cierre', 'cerrado', 'close'],
  },
  { asked: ['shortcut', 'hotkey', 'keyboard'], said: ['atajo', 'teclado'] },
  {
    asked: ['accessibility', 'a11y', 'screen reader', 'focus'],
    said: ['lector de pantalla', 'accesible', 'foco', 'teclado'],
  },
  {
    asked: [
      'customize',
      'customise',
      'customization',
      'customisation',
      'styling',
      'style',
      'styles',
      'theme',
      'theming',
      'appearance',
      'look',
      'branding',
      'estilo',
      'diseño',
      'apariencia',
    ],
    said: ['personalización', 'aspecto', 'estilos'],
  },
  { asked: ['css variables', 'custom properties'], said: ['variables de CSS'] },
  { asked: ['color', 'colors', 'colour', 'colours'], said: ['color', 'colores'] },
  {
    asked: ['dark mode', 'dark theme', 'dark', 'night mode', 'tema oscuro', 'modo noche'],
    said: ['modo oscuro'],
  },
  {
    asked: ['full screen', 'fullscreen', 'modal', 'overlay'],
    said: ['pantalla completa', 'overlay', 'superpuesto'],
  },
  {
    asked: ['display mode', 'floating', 'float', 'corner'],
    said: ['modos de visualización', 'caja flotante', 'floating'],
  },
  {
    asked: [
      'sticky header',
      'fixed header',
      'navbar',
      'header height',
      'barra de navegación',
      'menú fijo',
    ],
    said: ['cabecera fija', '--ai-nav-height'],
  },
  { asked: ['classes', 'selectors'], said: ['clases', 'selector'] },
  { asked: ['variant', 'variants', 'language', 'idioma'], said: ['data-var', 'variantes'] },

  // JavaScript API
  {
    asked: [
      'methods',
      'method',
      'functions',
      'function',
      'función',
      'reference',
      'javascript api',
      'js api',
      'sdk',
    ],
    said: ['métodos', 'API de JavaScript', 'referencia'],
  },
  {
    asked: [
      'events',
      'event',
      'listener',
      'listeners',
      'callback',
      'subscribe',
      'hook',
      'escuchar',
      'suscribirse',
    ],
    said: ['eventos', 'evento'],
  },
  { asked: ['state', 'states', 'status'], said: ['estado', 'estados'] },
  { asked: ['types', 'typings', 'typescript'], said: ['TypeScript', 'tipos'] },
  { asked: ['loaded', 'ready', 'onload', 'cargado'], said: ['ready', 'listo'] },
  {
    asked: [
      'remove',
      'uninstall',
      'unmount',
      'delete',
      'desinstalar',
      'eliminar',
      'borrar',
      'quitar',
    ],
    said: ['destroy', 'retira', 'quitar'],
  },

  // Context, metadata, analytics
  {
    asked: ['metadata', 'meta data', 'meta datos', 'custom attributes', 'segmentation'],
    said: ['metadatos'],
  },
  {
    asked: ['user id', 'userid', 'identify', 'identificar usuario', 'id de usuario'],
    said: ['userId', 'data-meta-user-id', 'identificador de usuario'],
  },
  {
    asked: ['analytics', 'tracking', 'track', 'metrics', 'stats', 'estadísticas', 'métricas'],
    said: ['analítica', 'analíticas', 'evento analítico'],
  },
  { asked: ['campaign', 'campaña', 'campañas', 'utm'], said: ['UTM', 'parámetros UTM'] },
  {
    asked: ['feedback', 'rating', 'thumbs', 'vote', 'like', 'valorar', 'votar', 'puntuar'],
    said: ['valoración', 'feedback:submit', 'feedback:select'],
  },
  {
    asked: ['route change', 'router', 'navigation', 'routing'],
    said: ['ruta', 'rutas', 'enrutador'],
  },
  { asked: ['ab testing', 'ab test', 'experiment'], said: ['ab-test', 'prueba A/B'] },

  // HTTP API
  {
    asked: ['ask', 'question', 'questions', 'chat', 'prompt', 'message', 'preguntar'],
    said: ['hacer pregunta', 'pregunta'],
  },
  { asked: ['answer', 'response', 'reply', 'contestar'], said: ['respuesta'] },
  {
    asked: ['conversation', 'thread', 'session', 'history', 'hilo', 'historial', 'sesión'],
    said: ['conversación'],
  },
  { asked: ['create', 'new', 'nueva'], said: ['crear'] },
  {
    asked: [
      'stream',
      'streaming',
      'sse',
      'server sent events',
      'eventsource',
      'real time',
      'tiempo real',
    ],
    said: ['streaming', 'text/event-stream', 'Server-Sent Events'],
  },
  {
    asked: ['endpoint', 'endpoints', 'rest', 'http api', 'routes'],
    said: ['operaciones', 'operación', 'API HTTP'],
  },
  { asked: ['base url', 'server', 'host'], said: ['servidor', 'api.saas.aifindr.ai'] },
  {
    asked: [
      'openapi',
      'swagger',
      'spec',
      'specification',
      'contract',
      'yaml',
      'postman',
      'especificación',
    ],
    said: ['OpenAPI', 'swagger.yaml', 'contrato'],
  },
  {
    asked: ['schema', 'schemas', 'body', 'payload', 'cuerpo'],
    said: ['cuerpo', 'esquema', 'payload'],
  },
  { asked: ['parameters', 'params', 'parameter'], said: ['parámetros', 'parámetro'] },
  { asked: ['headers', 'header'], said: ['cabecera', 'cabeceras'] },
  { asked: ['filters', 'filter', 'filtrar'], said: ['filters', 'filtra'] },
  { asked: ['sources', 'citations', 'references', 'citas'], said: ['fuentes'] },
  { asked: ['date', 'timestamp'], said: ['datetime', 'fecha'] },
  {
    asked: ['suggestions', 'suggested questions', 'autocomplete'],
    said: ['sugerencias', 'searchSuggestions'],
  },
  {
    asked: [
      'answer component',
      'answer components',
      'cta',
      'carousel',
      'carrusel',
      'form',
      'forms',
      'rich response',
      'cards',
      'tarjetas',
    ],
    said: ['componente de respuesta', 'componentes de respuesta', 'CTA', 'formulario'],
  },
  {
    asked: [
      'widget details',
      'project details',
      'project settings',
      'configuration',
      'config',
      'settings',
      'ajustes',
    ],
    said: ['configuración', 'detalles del widget', 'widgetConfig'],
  },
  { asked: ['slug', 'nombre corto'], said: ['projectSlug', 'slug'] },
  {
    asked: ['sample code', 'code samples', 'examples', 'example', 'sample'],
    said: ['ejemplo', 'ejemplos'],
  },
];
