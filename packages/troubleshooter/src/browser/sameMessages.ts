/**
 * Patterns of messages that browsers write in other words, normalized, by what a page says instead. Spanish ones are Firefox's: see
 * `csp.properties`, `security.properties` and `dom.properties` of firefox-esr-l10n-es-es.
 */
const sources = {
  'the pages settings blocked a':
    'la configuración de la página bloqueó la (?:ejecución|carga) de un',
  'blocked an inline script': 'blocked a script inline',
  'blocked an event handler': 'blocked a controlador de eventos',
  'blocked the loading of a resource': 'blocked a recurso',
  'loading failed for the <script>': 'ha fallado la carga del <script>',
  'cross origin request blocked': 'solicitud (?:desde otro origen|de origen cruzado) bloqueada',
  'not allowed by access control allow origin': 'due to access control checks',
  'net::err_aborted 404': 'widget\\.js[^]*status of 404|status of 404[^]*widget\\.js',
  'net::err_connection_': 'net::err_(?:timed|address|network|proxy|tunnel|quic)_',
  'net::err_cert_': 'net::err_ssl_',
};

/** The same with spaces or ends of lines between words. */
export const sameMessages: readonly (readonly [pattern: RegExp, words: string])[] = Object.entries(
  sources,
).map(([words, source]) => [new RegExp(source.replaceAll(' ', '\\s+'), 'g'), words]);
