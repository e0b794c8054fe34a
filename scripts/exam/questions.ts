import type { Question } from './Question';

/** What integrators ask. The facts are those that AI Findr has published about its product. */
export const questions: readonly Question[] = [
  // Installation
  {
    question: '¿Cómo pongo el widget en mi página?',
    facts: [
      'https://hub.aifindr.ai/widget.js',
      'data-client-id="TU_CLIENT_ID"',
      'id="ai-findr-trigger"',
    ],
  },
  {
    question: '¿Dónde va la etiqueta del script?',
    facts: [/antes de <\/body>/, /<head>/, 'defer'],
  },
  {
    question: '¿Por qué me sale «AIFindrWidget is not defined»?',
    facts: ['AIFindrWidget is not defined', 'ReferenceError', 'defer'],
  },
  {
    question: '¿Qué atributos admite el script?',
    facts: ['data-client-id', 'data-var', 'data-widget-url', 'data-meta-'],
  },
  {
    question: '¿Qué pasa si falta data-client-id?',
    facts: [/data-client-id[^.]*\. Sin él, el widget no funciona/],
  },
  {
    question: '¿Cómo muestro una variante del proyecto, por ejemplo en árabe?',
    facts: ['data-var="ar"', /variante en árabe/],
  },
  {
    question: '¿Cuándo tengo que cambiar data-widget-url?',
    facts: ['data-widget-url', 'https://hub.ksa.aifindr.ai', /solo si te lo indica el equipo/],
  },
  {
    question: '¿Qué necesito antes de empezar?',
    facts: ['identificador de cliente', 'orígenes permitidos', 'AI Findr Hub'],
  },
  {
    question: '¿Me conviene el widget o la API HTTP?',
    facts: ['data-client-id', 'X-API-KEY', /en tu servidor/],
  },
  {
    question: '¿Cómo compruebo que el widget funciona?',
    facts: ['getState()', /widget\.js[^.]*200/, 'window.AIFindrWidget?.open()'],
  },
  {
    question: '¿Cómo activo el registro detallado?',
    facts: ["localStorage.setItem('aifindr_debug', 'true')", 'location.reload()'],
  },
  {
    question: '¿Funciona en localhost y en el entorno de pruebas?',
    facts: [/http:\/\/localhost:\d+/, 'orígen', /permitido en el proyecto/],
  },
  // Policies and privacy
  {
    question: '¿Qué tengo que permitir en mi Content-Security-Policy?',
    facts: ['script-src', 'frame-src', 'child-src', 'https://hub.aifindr.ai'],
  },
  {
    question: '¿Necesita el widget otros orígenes en la CSP?',
    facts: [/no está publicado si el widget necesita otros orígenes/i],
  },
  {
    question: '¿Cómo cargo el widget solo después del consentimiento?',
    facts: ["document.createElement('script')", 'consentimiento', "addEventListener('load'"],
  },
  {
    question: '¿Qué hago si el visitante retira el permiso?',
    facts: [/la siguiente página ya no carga el widget/, 'destroy()', 'Preferencias del buscador'],
  },
  {
    question: '¿Qué cookies guarda el widget?',
    facts: [
      /no está publicado\S* qué guarda el widget en el navegador \(cookies u otro almacenamiento\)/,
      'producteam@aifindr.ai',
    ],
  },
  {
    question: '¿Cómo protege AI Findr los datos?',
    facts: ['TLS 1.2', 'AES-256', 'iframe aislado'],
  },
  {
    question: '¿Qué datos no debo enviar en el contexto ni en los metadatos?',
    facts: ['Contraseñas', 'datos personales', 'datos de pago'],
  },
  // Trigger
  {
    question: '¿Puede ser el trigger un campo de texto?',
    facts: [/<input[^>]*id="ai-findr-trigger"/, 'placeholder', 'aria-label'],
  },
  {
    question: '¿Puedo tener varios triggers en una página?',
    facts: [/un id es único/i, /solo hay un trigger/],
  },
  {
    question: '¿Cómo abro el widget desde otro botón?',
    facts: [/await (?:window\.AIFindrWidget\?|widget)\.open\(\)/, 'catch'],
  },
  {
    question: '¿Qué pasa si el trigger se crea después de cargar el script?',
    facts: [/no está publicado qué hace el widget con un elemento ai-findr-trigger/i, '.open()'],
  },
  {
    question: '¿Cómo hago accesible un div que abre el widget?',
    facts: ['role="button"', 'tabindex="0"', "event.key === 'Enter'"],
  },
  {
    question: '¿Por qué desaparece el botón cuando se abre el widget?',
    facts: ['.ai-findr-open', /oculto/],
  },
  // Look
  {
    question: '¿Cómo pongo el widget en una esquina en lugar de a pantalla completa?',
    facts: ['displayMode', 'floating', 'overlay', 'AI Findr Hub'],
  },
  {
    question: 'Mi cabecera fija tapa el widget, ¿cómo lo arreglo?',
    facts: ['--ai-nav-height', 'main-header'],
  },
  {
    question: '¿Qué variables CSS tiene el botón?',
    facts: [
      '.ai-findr-trigger-button',
      '--button-background',
      '--button-text-color',
      '--button-border-radius',
      '--button-box-shadow',
      '--button-padding',
      '--button-gap',
      '--button-font-size',
      '--button-font-weight',
      '--button-border',
    ],
  },
  {
    question: '¿Qué clases crea el widget alrededor de un campo de texto?',
    facts: [
      '.ai-findr-trigger-input-container',
      '.ai-findr-trigger-icon',
      '.ai-findr-trigger-input',
      '.ai-findr-trigger-submit',
    ],
  },
  {
    question: '¿Qué z-index usa el widget?',
    facts: ['2147483646', '#ai-findr-widget-overlay', '#ai-findr-floating-container'],
  },
  // JavaScript API
  {
    question: '¿Cómo espero a que el widget esté listo?',
    facts: ['ready(callback: () => void): undefined', 'ready(): Promise<void>'],
  },
  {
    question: '¿Pueden fallar open() y close()?',
    facts: ['open(): Promise<void>', 'close(): Promise<void>', /puede rechazarse/],
  },
  {
    question: '¿Qué estados devuelve getState()?',
    facts: ['init', 'loading', 'ready', 'open', 'closing', 'error', 'getState('],
  },
  {
    question: '¿Qué eventos emite el widget?',
    facts: [
      'widget.ready',
      'widget.opened',
      'widget.closed',
      'widget.error',
      'conversation.started',
      'message.sent',
      'message.received',
    ],
  },
  {
    question: '¿Cómo se llaman las constantes de los eventos?',
    facts: [
      'WIDGET_READY',
      'WIDGET_OPENED',
      'WIDGET_CLOSED',
      'WIDGET_ERROR',
      'CONV_STARTED',
      'MESSAGE_SENT',
      'MESSAGE_RECV',
    ],
  },
  {
    question: '¿Qué datos trae el evento conversation.started?',
    facts: ['conversation.started', /\{ conversationId, timestamp \}/],
  },
  {
    question: '¿Cómo dejo de escuchar un evento?',
    facts: ['off<', /debe ser la misma función/],
  },
  {
    question: '¿Qué eventos puedo mandar con dispatch()?',
    facts: ['BRIDGE_EVENTS', /no está publicada/, 'cola'],
  },
  {
    question: '¿Cómo quito el widget de la página?',
    facts: ['destroy(): void', 'libera sus recursos'],
  },
  {
    question: '¿Tengo que llamar a initialize()?',
    facts: ['initialize(): Promise<void>', /por sí solo|solo\b/],
  },
  {
    question: '¿Hay tipos de TypeScript?',
    facts: ['aifindr-widget.d.ts', 'TypeScript'],
  },
  // Context and metadata
  {
    question: '¿Ve la IA los metadatos?',
    facts: [/los ve la ia \| no \| sí/i, 'data-meta-', 'setContext'],
  },
  {
    question: '¿En qué se diferencian setContext y mergeContext?',
    facts: [/setContext sustituye todo el contexto/, /mergeContext añade o actualiza claves/],
  },
  {
    question: '¿En qué clave se convierte data-meta-user-id?',
    facts: ['data-meta-user-id', 'userId', 'dataset'],
  },
  {
    question: '¿Captura el widget los parámetros UTM?',
    facts: ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm: {'],
  },
  {
    question: '¿Por qué no se capturan mis parámetros UTM?',
    facts: [/un solo data-meta-utm-\S* anula toda la captura/, 'utmSource'],
  },
  {
    question: '¿Por qué se ignora una clave de mi contexto?',
    facts: [/ya es un metadato/, 'aviso', 'inmutables'],
  },
  {
    question: '¿Cómo actualizo el contexto en una SPA?',
    facts: ['popstate', 'setContext', /cambio de ruta/],
  },
  {
    question: '¿Qué nombres de metadatos se recomiendan?',
    facts: ['environment', 'ab-test', 'region', 'segment', 'user-id', 'store', 'tenant', 'plan'],
  },
  // Integrations
  {
    question: '¿Cómo lo instalo en Next.js?',
    facts: ['next/script', 'strategy="afterInteractive"', "'use client'"],
  },
  {
    question: '¿Cómo lo uso en React sin dejar funciones registradas?',
    facts: ['useEffect', '.off('],
  },
  {
    question: '¿Cómo lo integro en Angular con SSR?',
    facts: ['afterNextRender', 'inject(', 'takeUntilDestroyed'],
  },
  {
    question: '¿Cómo lo añado a WordPress?',
    facts: ['wp_enqueue_script', 'script_loader_tag', 'functions.php', 'wp_footer'],
  },
  {
    question: '¿Cómo paso el título de una entrada de WordPress al contexto sin romper la página?',
    facts: ['wp_json_encode', 'JSON_HEX_TAG'],
  },
  {
    question: '¿Puedo escribir PHP en un bloque HTML de WordPress?',
    facts: [/en un bloque html no se ejecuta php/i],
  },
  // HTTP API
  {
    question: '¿Cuál es la URL base de la API y cómo me autentico?',
    facts: ['https://api.saas.aifindr.ai', 'X-API-KEY', 'AI Findr Hub'],
  },
  {
    question: '¿Puedo llamar a la API desde el navegador?',
    facts: [/llama a la api desde tu servidor/i, /no debe llegar al navegador/],
  },
  {
    question: '¿Tengo que enviar X-Organization-Id?',
    facts: ['X-Organization-Id', /ninguna de estas operaciones la declara/i],
  },
  {
    question: '¿Cuáles son los límites de peticiones?',
    facts: [/el límite cambia según la operación/i, /las cifras no están publicadas/i],
  },
  {
    question: '¿Cómo hago una pregunta y recibo JSON en lugar de un flujo?',
    facts: ['/api/widget/projects/{projectId}/ask', /"?stream"?: false/, '202', 'AskFullResponse'],
  },
  {
    question: '¿Qué eventos llegan en el flujo y en qué orden?',
    facts: [/knowledge-retrieved[^]*answer-delta[^]*answer-full/, 'error', 'text/event-stream'],
  },
  {
    question: '¿Por qué no puedo usar EventSource?',
    facts: ['EventSource', 'POST'],
  },
  {
    question: '¿Qué campos lleva la respuesta completa?',
    facts: ['content', 'conversationId', 'queryMessageId', 'responseMessageId'],
  },
  {
    question: '¿Es obligatorio conversationId al preguntar?',
    facts: ['conversationId', /se crea una conversación nueva/, '/ask'],
  },
  {
    question: '¿Qué formato tiene filters?',
    facts: ['filters', /gramática no está publicada/],
  },
  {
    question: '¿Cómo creo una conversación con metadatos?',
    facts: ['/api/widget/projects/{projectId}/conversation', 'metadata', 'filtrar conversaciones'],
  },
  {
    question: '¿Qué significa cada código de error?',
    facts: ['server', 'user', 'not-found', 'db', 'vector-db', 'external', '502'],
  },
  {
    question: '¿Qué le doy a soporte cuando falla una petición?',
    facts: [/identificador del error\. cítalo cuando escribas a \S*producteam@aifindr\.ai/],
  },
  {
    question: '¿Por qué recibo un 400 al preguntar?',
    facts: ['query', '400', '/ask'],
  },
  {
    question: '¿Qué acciones se pueden registrar en analítica?',
    facts: [
      'query:initial',
      'query:suggestion',
      'query:followup',
      'response:generated',
      'feedback:select',
      'feedback:submit',
      'click:responselink',
      'click:sourcelink',
      'click:cta:',
      'form:submit',
      'widget:open',
    ],
  },
  {
    question: '¿Qué campos son obligatorios en un evento analítico y en qué formato va la fecha?',
    facts: [
      /action string obligatorio/,
      /conversationId string obligatorio/,
      /datetime string[^]{0,30}obligatorio/,
      'RFC 3339',
    ],
  },
  {
    question: '¿Cómo obtengo el id de un proyecto a partir de su slug?',
    facts: ['/api/widget/projects/slug/{projectSlug}', 'brandColor', 'widgetConfig'],
  },
  {
    question: '¿Qué es un componente de respuesta y cómo lo leo?',
    facts: [
      '/api/widget/answerComponents/{answerComponentId}',
      'answerComponentType',
      'answerComponents',
    ],
  },
  {
    question: '¿Qué tipos de componentes de respuesta hay?',
    facts: ['answerComponentType', /no está(?:n)? publicad/],
  },
  {
    question: '¿Dónde está el contrato OpenAPI?',
    facts: ['https://docs.aifindr.com/swagger.yaml', '0.1.0'],
  },
  {
    question: '¿A quién escribo si algo no está publicado?',
    facts: ['producteam@aifindr.ai'],
  },
  // What integrators asked for and did not find
  {
    question: '¿Qué responde la API si la clave es incorrecta o falta?',
    facts: ['401', '403', /no está publicado\S* qué responde la api si la clave api falta/i],
  },
  {
    question: '¿Qué pasa si supero el límite de peticiones?',
    facts: ['429', 'Retry-After', /una espera que crezca/],
  },
  {
    question: '¿Cómo continúo una conversación con streaming?',
    facts: [/crea antes la conversación/, 'conversationId', /en qué lugar del flujo/],
  },
  {
    question: '¿Dónde encuentro mi identificador de cliente y los orígenes permitidos?',
    facts: [
      /dónde se encuentran en ai findr hub el identificador de cliente/,
      'producteam@aifindr.ai',
    ],
  },
  {
    question: '¿Son lo mismo data-client-id, projectId y projectSlug?',
    facts: [/cómo se relacionan data-client-id, projectslug y projectid/, 'X-API-KEY'],
  },
  {
    question: '¿Puedo repetir una petición sin que se duplique?',
    facts: [/si repetirlo crea otra pregunta, otra conversación u otro evento/],
  },
  {
    question: '¿Es lo mismo widget.opened que widget:open?',
    facts: ['widget.opened', 'widget:open', /no tienen los mismos nombres/],
  },
  {
    question: '¿En qué respuesta llega answerComponents?',
    facts: [/en qué respuesta llega esa lista/, 'answerComponents'],
  },
  {
    question: '¿Cómo pongo metadatos si creo el script desde JavaScript?',
    facts: ['metaEnvironment', 'data-meta-environment', 'loadWidget('],
  },
  {
    question: '¿Cómo instalo el widget con Google Tag Manager?',
    facts: ['Google Tag Manager', "setAttribute('data-client-id', 'TU_CLIENT_ID')"],
  },
  {
    question: '¿Cómo reintento la carga si el script falla?',
    facts: [/la llamada siguiente lo intenta de nuevo/, 'unloadWidget('],
  },
  {
    question: '¿Qué métodos puedo llamar antes de que el widget esté listo?',
    facts: [/isready\(\), getstate\(\), on\(\) u off\(\)/, 'EVENTS'],
  },
  {
    question: '¿Cómo leo esta documentación sin conexión?',
    facts: ['llms-full.txt', 'Sin conexión', '.md'],
  },
  {
    question: '¿Cómo enlazo un ejemplo en Python?',
    facts: ['?lang='],
  },
  {
    question: '¿Qué no ha publicado AI Findr?',
    facts: [
      'Datos guardados en el navegador',
      'Contenido de los eventos del streaming',
      'Relación entre los identificadores',
      'producteam@aifindr.ai',
    ],
  },
];
