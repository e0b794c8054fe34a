/** Members of the widget's object, except `initialize`, `dispatch`, `destroy` and `_debug`. */
const members =
  'open close toggle ready isReady on off setContext mergeContext getContext getMetadata getState EVENTS'.split(
    ' ',
  );

/** Codes that Chrome prints after `net::ERR_` if a request for the script fails; `…` stands for anything. */
const networkErrors =
  'ADDRESS_… BLOCKED_BY_ADMINISTRATOR BLOCKED_BY_ORB CERT_… EMPTY_RESPONSE HTTP2_… INTERNET_DISCONNECTED NAME_… NETWORK_… PROXY_… QUIC_… SSL_… TIMED_OUT TUNNEL_…'.split(
    ' ',
  );

/**
 * Messages that browsers and tools print for a known problem besides those that its row shows, by the id of the row or question; `…` stands
 * for anything. Most Spanish ones are Firefox's (`csp.properties`, `security.properties` and `dom.properties` of firefox-esr-l10n-es-es).
 */
export const otherWordings: Readonly<Record<string, readonly string[]>> = {
  'csp-script': [
    'La configuración de la página bloqueó la ejecución de un script (script-src-elem)',
    'Refused to load the script',
  ],
  'csp-iframe': ['La configuración de la página bloqueó la carga de un recurso (frame-src)'],
  'csp-codigo': [
    'La configuración de la página bloqueó la ejecución de un script inline (script-src-elem)',
  ],
  'csp-manejador': [
    'La configuración de la página bloqueó la ejecución de un controlador de eventos',
    'Refused to execute a script for an inline event handler',
  ],
  // The violations of these directives share one row.
  'csp-otra': ['connect', 'font', 'img', 'media', 'style', 'worker'].flatMap((directive) => [
    `The page’s settings blocked the loading of a resource (${directive}-src) at https://hub.aifindr.ai`,
    `La configuración de la página bloqueó la carga de un recurso (${directive}-src) en https://hub.aifindr.ai`,
  ]),
  'sin-mensaje': [
    // AI Findr's host does not allow the page to frame it.
    'Framing … violates the following Content Security Policy directive: "frame-ancestors',
    'The page’s settings blocked the loading of a resource (frame-ancestors)',
    'La configuración de la página bloqueó la carga de un recurso (frame-ancestors)',
    'La carga de … en un marco ha sido denegada por la directiva “X-Frame-Options“',
    'hub.aifindr.ai ha rechazado la conexión',
    'hub.aifindr.ai rechazó la conexión',
  ],
  integridad: [
    'None of the … hashes in the integrity attribute match the content of the subresource',
    'Ninguno de los hashes … en el atributo integrity coincide con el contenido del subrecurso',
    'Failed integrity metadata check',
    'is not eligible for integrity checks',
    'no es apto para comprobaciones de integridad',
    'has an integrity attribute, but the resource requires the request to be CORS enabled',
    // Browsers check a classic script for CORS only if its tag has the attribute `crossorigin`.
    'Cross-Origin Request Blocked … https://hub.aifindr.ai/widget.js',
    'Solicitud … origen … bloqueada … https://hub.aifindr.ai/widget.js',
    'Cross-origin script load denied',
  ],
  'origen-no-permitido': [
    'Solicitud … origen … bloqueada',
    'Fetch API cannot load https://hub.aifindr.ai/ … due to access control checks',
  ],
  'api-navegador': [
    'Solicitud … origen … bloqueada … https://api.saas.aifindr.ai',
    "Connecting to 'https://api.saas.aifindr.ai … violates the following Content Security Policy directive",
    "Refused to connect to 'https://api.saas.aifindr.ai … violates the following Content Security Policy directive",
    'The page’s settings blocked the loading of a resource (connect-src) at https://api.saas.aifindr.ai',
    'La configuración de la página bloqueó la carga de un recurso (connect-src) en https://api.saas.aifindr.ai',
  ],
  'sin-red': [
    ...networkErrors.map((error) => `net::ERR_${error}`),
    // The URL is right, but the response is not a script.
    "Refused to execute script from 'https://hub.aifindr.ai/widget.js' because its MIME type … is not executable",
    'The script from “https://hub.aifindr.ai/widget.js” was blocked because of a disallowed MIME type',
    'El script de “https://hub.aifindr.ai/widget.js” fue bloqueado debido a un tipo MIME no permitido',
  ],
  'no-encontrado': [
    'GET … widget.js 404',
    'GET … widget.js [HTTP/… 404',
    'Failed to load resource: the server responded with a status of 404 … widget.js',
    // A server without the file may respond with an HTML page.
    'Refused to execute script … widget.js … because its MIME type … is not executable',
    'The script from … widget.js … was blocked because of a disallowed MIME type',
    'El script de … widget.js … fue bloqueado debido a un tipo MIME no permitido',
    "SyntaxError: Unexpected token '<' (at widget.js",
    "widget.js:1 Uncaught SyntaxError: Unexpected token '<'",
    "SyntaxError: expected expression, got '<' widget.js",
    // The URL starts with `http:`.
    'Mixed Content … insecure script … http://hub.aifindr.ai/widget.js',
    'Blocked loading mixed active content “http://hub.aifindr.ai/widget.js',
    'Se ha bloqueado la carga del contenido activo mixto "http://hub.aifindr.ai/widget.js',
  ],
  bloqueador: [
    'The resource at … was blocked because … is enabled',
    'El recurso en … fue bloqueado porque … está',
    'Content blocker prevented frame displaying',
  ],
  'que-lo-bloquea': ['Ha fallado la carga del <script>'],
  aislamiento: ['net::ERR_BLOCKED_BY_RESPONSE.NotSameOriginAfterDefaultedToSameOriginByCoep'],
  'reference-error': ['AIFindrWidget is not defined'],
  'undefined-open': [
    ...members.flatMap((member) => [
      `Cannot read properties of undefined (reading '${member}')`,
      `Cannot read property '${member}' of undefined`,
      // `widget` is the variable of the guide's samples.
      `can't access property "${member}", widget is undefined`,
      `undefined is not an object (evaluating 'widget.${member}')`,
    ]),
    "Cannot destructure property … of 'window.AIFindrWidget' as it is undefined",
    "TS18048: 'widget' is possibly 'undefined'",
    "Object is possibly 'undefined' … AIFindrWidget",
  ],
  'window-servidor': ['window', 'document', 'localStorage', 'sessionStorage', 'navigator'].map(
    (name) => `${name} is not defined`,
  ),
  'sin-tipos': [
    "Property 'AIFindrWidget' does not exist on type 'Window'",
    "Cannot find … 'AIFindrWidget'",
  ],
  'sin-coincidencia': [
    "the server rendered HTML didn't match the client",
    "the server rendered text didn't match the client",
    'the initial UI does not match what was rendered on the server',
    ...[422, 423, 425].map((code) => `Minified React error #${code}`),
    'There was an error while hydrating',
    'Expected server HTML to contain a matching',
    'Text content did not match. Server: … Client:',
  ],
};
