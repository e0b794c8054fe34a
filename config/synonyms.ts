/**
 * A key lists phrases that readers type: English terms, everyday Spanish and irregular inflections. Its value lists phrases of the pages,
 * for which search looks in addition to the typed words. Commas separate the phrases.
 */
export const synonyms = {
  // Access and security
  'auth, authentication, authenticate, authorization, bearer, login, credentials, credenciales, token, autenticar, autentificar, autentificación, autorización, autenticación':
    'autenticación, clave API, X-API-KEY',
  'api key, apikey, secret, secreto, contraseña, password': 'clave API, X-API-KEY',
  'security, secure, safe, encryption, encriptación, tls, ssl': 'seguridad, cifran',
  'content security policy, csp, blocked': 'CSP, Content-Security-Policy, orígenes permitidos',
  'allowed origins, domain, domains, whitelist, allowlist, dominio, autorizar':
    'orígenes permitidos, origen',
  'privacy, gdpr, rgpd, lopd, personal data, pii': 'datos personales, privacidad, qué no enviar',
  'leak, leaked, exposed, expuesta, robada, rotate, rotar': 'filtrado, anular',
  'revoke, revocar, withdraw': 'retirar, anular',
  'consent, cookies, cookie banner, cookie consent, permiso, cookiebot, onetrust, complianz, cmp':
    'consentimiento',
  'multi tenant, multitenant, organization, organización': 'X-Organization-Id, organización',
  // Limits, errors and general words
  'rate limit, rate limits, rate limiting, throttling, throttle, quota, cuota, 429, limits':
    'límites de uso, límites de peticiones, límite',
  'errors, exception, failure, fails, failed, falla, fallo': 'error, fallo, fallado',
  "no se abre, no abre, no responde, does not open, not opening, doesn't open, won't open, does nothing":
    'no pasa nada, solución de problemas',
  'error code, error codes, error handling': 'código de error, clase de error',
  'not found': 'not-found, 404, no existe',
  'retry, retries, reintento, backoff': 'reintenta, reintentar',
  'bad request': '400',
  '401, 403, 429, unauthorized, forbidden, too many requests': 'clave incorrecta o límite superado',
  'firewall, waf': 'cortafuegos',
  'changelog, release notes, breaking changes, versiones': 'límites de uso y cambios',
  'server error, internal server error': '500, error del servidor',
  'status code, status codes, http codes': 'código de estado, códigos',
  'ga4, gtag': 'Google Analytics',
  'qué navegadores, navegadores compatibles, navegadores soportados, browsers, browser support':
    'navegadores compatibles',
  'responsive, mobile, phone, celular, smartphone, tablet': 'móvil, teléfono, pantalla pequeña',
  'en blanco, blank': 'vacío',
  'longitud, length, caracteres': 'tamaño máximo, límite',
  'leo, read': 'leer',
  'prerellenar, rellenar, prefill': 'ya escrita',
  'difference, vs': 'diferencia',
  'retention, retención, cuánto dura': 'conservación de los datos',
  'debug, debugging, debugger, verbose, logs, logging, depurar, depuración':
    'registro detallado, depurar, _debug',
  'troubleshooting, troubleshoot, problems, issues, help, faq, not working, broken, no funciona, ayuda, soporte, support':
    'solución de problemas, problemas, ayuda',
  'change, modify, edit, modificar, editar': 'cambiar',
  'frontend, front end, client side, browser': 'navegador',
  'logout, log out, sign out, cerrar sesión': 'cierra sesión, cerrar sesión',
  checkout: 'pago',
  'contact, contacto': 'producteam, contacto',
  email: 'correo, producteam',
  download: 'descarga',
  'commands, comandos': 'consola',
  'web, sitio, site, website': 'página',
  'clic, click': 'pulsar',
  // Starting and integrating
  'qué es, what is': 'introducción, qué es',
  'install, installation, installing, setup, set up, instalar': 'instalación',
  'get started, getting started, quickstart, quick start, start, tutorial, overview, introduction, empezar':
    'introducción, antes de empezar, primeros pasos',
  'requirements, prerequisites, requisitos': 'antes de empezar, qué necesitas',
  tag: 'etiqueta',
  search: 'búsqueda',
  gtm: 'Google Tag Manager',
  async: 'defer',
  'shadow dom': 'composedPath',
  sri: 'integrity',
  'rendimiento, performance, ralentiza, lento': 'peso, defer',
  'tipografía, font, letra': '--button-font-size',
  'embed, insert, script tag, snippet, incrustar, insertar': 'script, etiqueta',
  'attributes, attribute': 'atributos',
  'environment, environments, staging, localhost, development': 'entornos, entorno',
  'client id, clientid, identificador de cliente, id de cliente':
    'data-client-id, identificador de cliente',
  'integrations, integration, integrate, framework, frameworks, integrar':
    'integración, integraciones',
  'single page app, single page application, spa': 'SPA, una sola página',
  'lazy load, lazy loading, load later, diferir, carga diferida': 'primer clic, defer',
  'admin, dashboard, panel, console, backoffice': 'AI Findr Hub, panel',
  'adblock, adblocker, ad blocker, blocker': 'bloqueador',
  'ab testing, ab test, experiment': 'ab-test, prueba A/B',
  'test, tests, testing, unit test, unit tests, mock, probar, vitest, jest, cypress, playwright':
    'pruebas, prueba',
  // Stacks and frameworks
  'woocommerce, gutenberg, elementor, shortcode': 'WordPress',
  'child theme, tema hijo': 'functions.php tema hijo',
  'app router, pages router, server component, vercel': 'Next.js, App Router',
  'vite, jsx, tsx, strictmode': 'React',
  'rxjs, zone.js, ngzone, signals, signal, standalone': 'Angular, señales',
  'ssr, ssg, server side rendering, server rendering, prerender, prerendering, prerenderizado':
    'SSR, prerrenderizado, renderizado en el servidor',
  'hydration, hydrate, hidratar': 'hidratación',
  // Widget
  'trigger, launcher, disparador, activador, lanzador': 'trigger',
  'button, boton': 'botón',
  'input, text field, search box, search bar, searchbar, buscador, caja de búsqueda':
    'campo de texto, input',
  'link, anchor': 'enlace',
  'url, query string, deep link': 'dirección, URL',
  'programmatically, programáticamente': 'desde tu código',
  'automáticamente, automático, automatically, auto open, on load, al cargar':
    'abrir el widget desde tu código, abrir el widget con una URL',
  'open, abrir, abierto, abre, apertura, show, popup, mostrar': 'abrir, abre, abierto, open',
  'close, cerrar, cierra, cierre, hide': 'cerrar, cierre, cerrado, close',
  'shortcut, hotkey, keyboard, ctrl, cmd': 'atajo, teclado',
  'accessibility, a11y, screen reader, lector de pantalla, voiceover, nvda, focus':
    'lector de pantalla, accesible, foco, teclado, accesibilidad',
  'customize, customise, customization, customisation, styling, style, styles, theme, theming, appearance, look, branding, estilo, diseño, apariencia':
    'personalización, aspecto, estilos',
  'css variables, custom properties': 'variables de CSS',
  'color, colores, colors, colour, colours': 'color, colores',
  'brand color, branding color, color de marca': 'brandColor',
  'dark mode, dark theme, dark, night mode, tema oscuro, modo noche': 'modo oscuro',
  'full screen, fullscreen, modal, overlay': 'pantalla completa, overlay, superpuesto',
  'display mode, floating, float, corner, ventana flotante':
    'modos de visualización, caja flotante, floating',
  'sticky header, fixed header, navbar, header height, barra de navegación, menú fijo':
    'cabecera fija, --ai-nav-height',
  'classes, selectors': 'clases, selector',
  'variant, variants, language, languages, idioma, multi idioma, multiidioma, multilenguaje, multilingual, inglés, english, i18n, traducir, translate':
    'data-var, variantes, idioma',
  // JavaScript API
  'methods, method, functions, function, función, reference, javascript api, js api, sdk':
    'métodos, API de JavaScript, referencia',
  'events, event, listener, listeners, callback, subscribe, escuchar, suscribirse':
    'eventos, evento',
  'state, states, status': 'estado, estados',
  'types, typings, typescript, d.ts, aifindr-widget.d.ts': 'TypeScript, tipos',
  'loaded, ready, onload': 'ready, listo',
  'remove, uninstall, unmount, delete, desinstalar, eliminar, borrar, destruir, quitar':
    'destroy, retira, quitar',
  'logo, logotipo': 'logoImage, la marca',
  // Context, metadata, analytics
  context: 'contexto',
  'metadata, meta data, meta datos, custom attributes, segmentation': 'metadatos',
  'usuario logueado, usuario autenticado, usuario registrado, datos del usuario, user id, userid, identify, identificar usuario, id de usuario':
    'userId, data-meta-user-id, identificador de usuario',
  'analytics, tracking, track, metrics, stats, estadísticas, métricas':
    'analítica, analíticas, evento analítico',
  'campaign, campaña, campañas, utm': 'UTM, parámetros UTM',
  'feedback, rating, thumbs, pulgar arriba, vote, like, valorar, votar, puntuar':
    'valoración, feedback:submit, feedback:select',
  'route change, router, navigation, routing': 'ruta, rutas, enrutador',
  // HTTP API
  'ask, question, questions, chat, prompt, message, preguntar': 'hacer pregunta, pregunta',
  'answer, response, reply, contestar': 'respuesta',
  'conversation, thread, session, hilo, sesión': 'conversación',
  history: 'historial',
  'create, new, nueva': 'crear',
  'stream, streaming, sse, server sent events, eventsource, real time, tiempo real':
    'streaming, text/event-stream, Server-Sent Events',
  'endpoint, endpoints, routes': 'operaciones, URL base',
  'rest, http api': 'operaciones, operación, API HTTP',
  'base url, server, host': 'servidor, api.saas.aifindr.ai',
  'openapi, swagger, spec, specification, contract, yaml, postman, especificación':
    'OpenAPI, swagger.yaml, contrato',
  'schema, schemas, body, payload, cuerpo': 'cuerpo, esquema, payload',
  'parameters, params, parameter': 'parámetros, parámetro',
  'headers, header': 'cabecera, cabeceras',
  'filters, filter, filtrar': 'filters, filtra',
  'sources, citations, references, citas': 'fuentes, showSources',
  'date, timestamp': 'datetime, fecha',
  'suggestions, suggested questions, autocomplete': 'sugerencias, searchSuggestions',
  'answer component, answer components, cta, carousel, carrusel, form, forms, rich response, cards, tarjetas':
    'componente de respuesta, componentes de respuesta, CTA, formulario',
  'widget details, project details, project settings, configurar, configuration, config, settings, ajustes':
    'configuración, detalles del widget, widgetConfig',
  'slug, nombre corto': 'projectSlug, slug',
  'sample code, code samples, examples, example, sample': 'ejemplo, ejemplos',
};
