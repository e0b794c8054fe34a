/** Members of the widget that a page names none of, apart from what many other objects have (`dispatch`, `destroy`). */
const members =
  'open|ready|setcontext|close|toggle|on|off|isready|mergecontext|getcontext|getmetadata|getstate|events';

const host = 'hub\\.(?:\\w+\\.)?aifindr\\.ai';

/** A directive of a policy that has no problem of its own on a page. */
const otherDirective = '\\b(?!script|frame|child|default)\\w+ src';

/** What browsers say after the address of what is no script, such as a page in HTML. */
const wrongType =
  '\\S* (?:net::err_blocked_by_orb|(?:because|as script|was blocked|fue bloqueado) [^]*\\bmime\\b)';

/**
 * Patterns of messages that browsers and tools write in other words, normalized, by what a page says instead. Spanish ones are Firefox's:
 * see `csp.properties`, `security.properties` and `dom.properties` of firefox-esr-l10n-es-es; a box that stays empty is Chrome's.
 */
const sources = {
  // The policy of the framed host, which is no policy of the page.
  'refused to display x in a frame':
    '^[^]*(?:viola|appear)[^]*frame ancestors[^]*|^[^]*(?:in a frame|en un marco)[^]*x frame options[^]*',
  'refused to execute inline event handler':
    'refused to execute a script for an inline event handler',
  'loading the script x violates the following content security policy directive':
    'refused to load the script',
  'the pages settings blocked a':
    'la configuración de la página bloqueó la (?:ejecución|carga) de un',
  'blocked an inline script': 'blocked a script inline',
  'blocked an event handler': 'blocked a controlador de eventos',
  'blocked the loading of a resource': 'blocked a recurso',
  'loading failed for the <script>': 'ha fallado la carga del <script>',
  'cross origin request blocked': 'solicitud (?:desde otro origen|de origen cruzado) bloqueada',
  'access to script at x from origin x has been blocked by cors policy':
    '^[^]*cross origin (?:request blocked[^]*/widget\\.js|script load denied)[^]*',
  'not allowed by access control allow origin': 'due to access control checks',
  'net::err_blocked_by_client':
    '(?:the resource at|el recurso en) \\S+ (?:was|fue) (?:blocked because(?! of)|bloqueado porque)|content blocker prevented',
  // What answers at the right address is not the script.
  'net::err_connection_': `${host}/widget\\.js(?![\\w.])${wrongType}|net::err_(?:timed|address|network|proxy|tunnel|quic|cert|ssl|empty|http2|internet|name|blocked_by_administrator)(?:_|\\b)`,
  'net::err_aborted 404': `widget\\.js[^]*status of 404|status of 404[^]*widget\\.js|get https?:.*?\\.js\\S* (?:\\[http/\\S+ )?404|(?:from|de|execute|get) https?:.*?\\.js${wrongType}|(?:mixed|mixto|insecure)[^]*http://${host}/widget\\.js|(?:unexpected token|expected expression, got) < \\(?(?:at )?widget\\.js|^widget\\.js:1\\S* uncaught syntaxerror: unexpected token <(?!,)`,
  'hub.aifindr.ai refused to connect': `${host} (?:refused to connect|(?:ha rechazado|rechazó) la conexión)`,
  // A request of the page to the HTTP API.
  'access to x at https://api.saas.aifindr.ai from origin x has been blocked by cors policy':
    '^(?=[^]*security policy)[^]*api\\.saas\\.aifindr\\.ai\\S* (?:because|porque|viola|refused)[^]*',
  'content security policy connect src': `^(?=[^]*security policy)[^]*(?:${host}[^]*${otherDirective}|\\(${otherDirective}[\\w ]*\\) \\S+ \\S*${host})[^]*`,
  'failed to find a valid digest in the integrity attribute':
    'integrity (?:attribute match|coincide|metadata check|attribute, but)|eligible for integrity|para comprobaciones de integridad',
  // The variable of the samples.
  'window.aifindrwidget': `(?<=(?:property (?:${members})(?:,| of)|evaluating) )widget(?=\\.(?:${members})\\b| )|(?<![\\w.])widget(?= is possibly)`,
  'undefined is not an object (evaluating window.aifindrwidget.x)':
    'undefined is not a function \\(near \\S*window\\.aifindrwidget\\.|(?:window\\.)?aifindrwidget\\.\\w+ is not a function',
  'window.aifindrwidget is undefined':
    '(?:cant access property \\S+, )?(?:\\w+\\.)?aifindrwidget is undefined',
  'window.aifindrwidget is possibly undefined':
    '(?:\\w+\\.)?aifindrwidget is possibly undefined|object is possibly undefined[^]*aifindrwidget',
  'cannot read properties of undefined (reading open)': `cannot read property (?:${members}) of undefined|property \\S+ of (?:\\w+\\.)?aifindrwidget as it`,
  'undefined (reading open)': `undefined \\(reading (?:${members})\\)`,
  'hydration failed':
    'didnt match the client|(?:initial ui|text content) does not match|minified react error #4(?:18|2[235])|error while hydrating|server html to contain|did not match\\. server:',
  'window is not defined': '(?:document|localstorage|sessionstorage|navigator) is not defined',
  'cannot find name aifindrwidget': 'cannot find namespace aifindrwidget',
  // A rejection that is caught and logged.
  '(in promise)': 'aifindrwidget\\.(?:open|close)(?= \\()',
};

/** The same with spaces or ends of lines between words. */
export const sameMessages: readonly (readonly [pattern: RegExp, words: string])[] = Object.entries(
  sources,
).map(([words, source]) => [new RegExp(source.replaceAll(' ', '\\s+'), 'g'), words]);
