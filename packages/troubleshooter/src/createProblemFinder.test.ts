import { readFileSync } from 'node:fs';
import type { Blockquote, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parsePage } from '@aifindr-docs/code-blocks/mdx/parsePage';
import { createProblemFinder, type Problem } from './createProblemFinder';
import { linkQuestionsToRows } from './linkQuestionsToRows';
import { otherWordings } from './otherWordings';

const partial = new URL('../../../docs/widget-config/_partials/problemas.mdx', import.meta.url);

/** The rows and questions of the partial, each with its id and the code in its first cell or its `<summary>`. */
const problems: Problem[] = [];
const tree = parsePage(readFileSync(partial, 'utf8'));
linkQuestionsToRows()(tree, { fail: expect.unreachable });
visit(tree, ['tableRow', 'blockquote'], (node) => {
  const { data, children } = node as TableRow | Blockquote;
  const codes: string[] = [];
  if (children[0]) visit(children[0], 'inlineCode', ({ value }) => void codes.push(value));
  const id = data?.hProperties?.id;
  if (typeof id === 'string') problems.push({ id, codes, isQuestion: node.type === 'blockquote' });
});

const findProblems = createProblemFinder(problems);

/**
 * Texts of consoles and tools as readers copy them, most of them from Chromium 150, Firefox 153, WebKitGTK 2.50 (the level in brackets) and
 * earlier versions of Chrome ("Refused"). A line that starts with `#` starts a group. It has the id of the row or question that must be
 * found first, then the ids that may be found after it. Other lines are comments after `//`, or one text each, with `⏎` for a line break.
 */
const consoleTexts = `
# csp-script
widget.html:1 Loading the script 'https://hub.aifindr.ai/widget.js' violates the following Content Security Policy directive: "default-src 'self'". Note that 'script-src-elem' was not explicitly set, so 'default-src' is used as a fallback. The action has been blocked.
Content-Security-Policy: The page’s settings blocked a script (script-src-elem) at https://hub.aifindr.ai/widget.js from being executed because it violates the following directive: “script-src 'self'” localhost:8080:12:7
Content-Security-Policy: La configuración de la página bloqueó la ejecución de un script (script-src-elem) en https://hub.aifindr.ai/widget.js porque viola la siguiente directiva: “script-src 'self'”
[Error] Refused to load https://hub.aifindr.ai/widget.js because it does not appear in the script-src directive of the Content Security Policy.
Refused to load the script because it violates the following Content Security Policy directive
Refused to load the script 'https://hub.aifindr.ai/widget.js'
# csp-tipos
Uncaught TypeError: Failed to set the 'src' property on 'HTMLScriptElement': This document requires 'TrustedScriptURL' assignment.
# csp-iframe
pagina:12 Framing 'https://hub.aifindr.ai/' violates the following Content Security Policy directive: "frame-src 'none'". The request has been blocked.⏎
Content-Security-Policy: The page’s settings blocked the loading of a resource (frame-src) at https://hub.aifindr.ai/x because it violates the following directive: “frame-src 'none'”
Content-Security-Policy: La configuración de la página bloqueó la carga de un recurso (frame-src) en https://hub.aifindr.ai/x porque viola la siguiente directiva: “frame-src 'none'”
[Error] Refused to load https://hub.aifindr.ai/x because it does not appear in the frame-src directive of the Content Security Policy.
# csp-codigo
index.html:7 Executing inline script violates the following Content Security Policy directive 'script-src 'self' https://hub.aifindr.ai'. Either the 'unsafe-inline' keyword, a hash ('sha256-WpNQcWxgTJamkluTtRGYllok20MyGquJpWh9YXWGA4E='), or a nonce ('nonce-...') is required to enable inline execution. The action has been blocked.
Content-Security-Policy: The page’s settings blocked an inline script (script-src-elem) from being executed because it violates the following directive: “script-src 'self'”. Consider using a hash ('sha256-x=') or a nonce. pagina:1:1
Content-Security-Policy: La configuración de la página bloqueó la ejecución de un script inline (script-src-elem) porque viola la siguiente directiva: “script-src 'self' https://cdn.example.com”. Considere usar un hash ('sha256-x=') o un nonce.
[Error] Refused to execute a script because its hash, its nonce, or 'unsafe-inline' does not appear in the script-src directive of the Content Security Policy. (inline, line 1)
# csp-manejador csp-codigo
(índice):1 Executing inline event handler violates the following Content Security Policy directive 'script-src 'self''. Either the 'unsafe-inline' keyword, a hash ('sha256-...'), or a nonce ('nonce-...') is required to enable inline execution.
Content-Security-Policy: La configuración de la página bloqueó la ejecución de un controlador de eventos (script-src-attr) porque viola la siguiente directiva: “script-src 'self'”. Considere usar un hash ('sha256-x=') junto con 'unsafe-hashes'.
[Error] Refused to execute a script for an inline event handler because 'unsafe-inline' does not appear in the script-src directive of the Content Security Policy.
Refused to execute inline event handler because it violates the following Content Security Policy directive: "script-src 'self'".
# csp-otra
app.js:3 Connecting to 'https://hub.aifindr.ai/api' violates the following Content Security Policy directive: "connect-src 'self'". The action has been blocked.
Content-Security-Policy: La configuración de la página bloqueó la carga de un recurso (img-src) en https://hub.aifindr.ai/a.png porque viola la siguiente directiva: “default-src 'self'”
# integridad origen-no-permitido
pagina:1 Failed to find a valid digest in the 'integrity' attribute for resource 'https://hub.aifindr.ai/widget.js' with computed SHA-384 integrity 'x/y='. The resource has been blocked.
Ninguno de los hashes “sha384” en el atributo integrity coincide con el contenido del subrecurso “https://hub.aifindr.ai/widget.js”. El hash calculado es “x”.
[Error] Cannot load script https://hub.aifindr.ai/widget.js. Failed integrity metadata check. Content length: 9, Expected content length: 9, Expected metadata: sha384-x
“https://hub.aifindr.ai/widget.js” is not eligible for integrity checks since it’s neither CORS-enabled nor same-origin.
"https://hub.aifindr.ai/widget.js" no es apto para comprobaciones de integridad porque ni tiene CORS habilitado ni es del mismo origen.
// Browsers check a classic script for CORS only if its tag has the attribute crossorigin.
Access to script at 'https://hub.aifindr.ai/widget.js' from origin 'https://mi-sitio.com' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.
Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource at https://hub.aifindr.ai/widget.js. (Reason: CORS header ‘Access-Control-Allow-Origin’ missing). Status code: 200.
Solicitud desde otro origen bloqueada: la política de mismo origen impide leer el recurso remoto en https://hub.aifindr.ai/widget.js (razón: falta la cabecera CORS "Access-Control-Allow-Origin"). Código de estado: 200.
# estado-closing
Estado: closing⏎Metadatos: {}
[Log] Estado: – "closing"
# sin-red no-encontrado
GET https://hub.aifindr.ai/widget.js net::ERR_CONNECTION_REFUSED
GET https://hub.aifindr.ai/widget.js net::ERR_HTTP2_PROTOCOL_ERROR
// The URL is right, but its response is no script.
Refused to execute script from 'https://hub.aifindr.ai/widget.js' because its MIME type ('text/html') is not executable, and strict MIME type checking is enabled.
El script de “https://hub.aifindr.ai/widget.js” fue bloqueado debido a un tipo MIME no permitido (“text/html”).
# no-encontrado
widget.js:1 Failed to load resource: the server responded with a status of 404 ()
GET https://hub.aifindr.ai/widget.js 404 (Not Found)
// The URL of the tag is on the page's own host.
GET http://localhost:3000/widget.js net::ERR_ABORTED 404 (Not Found)
// A server without the file may respond with an HTML page.
Refused to execute script from 'https://mi-sitio.com/widget.js' because its MIME type ('text/html') is not executable, and strict MIME type checking is enabled.
Uncaught SyntaxError: Unexpected token '<' (at widget.js:1:1)
Uncaught SyntaxError: expected expression, got '<' widget.js:1:1
// The URL of the tag starts with "http:".
Mixed Content: The page at 'https://mi-sitio.com/' was loaded over HTTPS, but requested an insecure script 'http://hub.aifindr.ai/widget.js'. This request has been blocked; the content must be served over HTTPS.
Se ha bloqueado la carga del contenido activo mixto "http://hub.aifindr.ai/widget.js"
# sin-mensaje csp-iframe
Refused to display 'https://hub.aifindr.ai/' in a frame because it set 'X-Frame-Options' to 'deny'.
La carga de “https://hub.aifindr.ai/” en un marco ha sido denegada por la directiva “X-Frame-Options“ establecida en “DENY“.
hub.aifindr.ai refused to connect
// The CSP is that of the framed host, not that of the page.
Framing 'https://hub.aifindr.ai/' violates the following Content Security Policy directive: "frame-ancestors 'self'". The request has been blocked.
Content-Security-Policy: La configuración de la página bloqueó la carga de un recurso (frame-ancestors) en https://hub.aifindr.ai/ porque viola la siguiente directiva: “frame-ancestors 'none'”
# origen-no-permitido
Access to fetch at 'https://hub.aifindr.ai/x' from origin 'https://mi-sitio.com' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.
Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource at https://hub.aifindr.ai/x. (Reason: CORS header ‘Access-Control-Allow-Origin’ missing). Status code: 200.
Solicitud desde otro origen bloqueada: la política de mismo origen impide leer el recurso remoto en https://hub.aifindr.ai/x (razón: falta la cabecera CORS "Access-Control-Allow-Origin"). Código de estado: 200.
[Error] Origin https://mi-sitio.com is not allowed by Access-Control-Allow-Origin. Status code: 200
[Error] Fetch API cannot load https://hub.aifindr.ai/x due to access control checks.
# api-navegador origen-no-permitido csp-otra
app.js:3 Access to XMLHttpRequest at 'https://api.saas.aifindr.ai/x' from origin 'http://localhost:3000' has been blocked by CORS policy: Request header field x-api-key is not allowed by Access-Control-Allow-Headers in preflight response.
Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource at https://api.saas.aifindr.ai/x. (Reason: CORS header ‘Access-Control-Allow-Origin’ missing). Status code: 401.
Solicitud desde otro origen bloqueada: la política de mismo origen impide leer el recurso remoto en https://api.saas.aifindr.ai/x (razón: falta la cabecera CORS "Access-Control-Allow-Origin"). Código de estado: 401.
[Error] Fetch API cannot load https://api.saas.aifindr.ai/x due to access control checks.
// The CSP of the page blocks the request.
Refused to connect to 'https://api.saas.aifindr.ai/api/v1/ask' because it violates the following Content Security Policy directive: "connect-src 'self'".
Content-Security-Policy: La configuración de la página bloqueó la carga de un recurso (connect-src) en https://api.saas.aifindr.ai/x porque viola la siguiente directiva: “connect-src 'self'”
# bloqueador
// A text that has lost its line breaks.
GET https://hub.aifindr.ai/widget.js net::ERR_BLOCKED_BY_CLIENT GET https://www.google-analytics.com/x net::ERR_BLOCKED_BY_CLIENT Unchecked runtime.lastError: The message port closed
The resource at “https://hub.aifindr.ai/widget.js” was blocked because content blocking is enabled.
El recurso en “https://hub.aifindr.ai/widget.js” fue bloqueado porque la protección mejorada contra el rastreo está activada.
[Error] Content blocker prevented frame displaying https://mi-sitio.com/ from loading a resource from https://hub.aifindr.ai/widget.js
# que-lo-bloquea
Ha fallado la carga del <script> con origen "https://hub.aifindr.ai/widget.js". pagina:9:1
Failed to load resource: the server responded with a status of 404 ()
Loading failed for the <script> with source “https://hub.aifindr.ai/widget.js”. pagina:9:1
# aislamiento
GET https://hub.aifindr.ai/widget.js net::ERR_BLOCKED_BY_RESPONSE.NotSameOriginAfterDefaultedToSameOriginByCoep 200 (OK)
Failed to load resource: net::ERR_BLOCKED_BY_RESPONSE.NotSameOriginAfterDefaultedToSameOriginByCoep
The resource at “https://hub.aifindr.ai/widget.js” was blocked due to its Cross-Origin-Resource-Policy header (or lack thereof).
# otro-objeto
Uncaught TypeError: window.AIFindrWidget.open is not a function⏎    at app.js:3:9
# error-ajeno
Script error.
# reference-error
Uncaught ReferenceError:⏎> AIFindrWidget is⏎> not defined
favicon.ico:1 Failed to load resource: the server responded with a status of 404 (Not Found) index.html:12 Uncaught ReferenceError: AIFindrWidget is not defined
[Error] ReferenceError: Can't find variable: AIFindrWidget⏎Global Code (a.js:1:14)
# undefined-open
Uncaught TypeError: can't access property "setContext", window.AIFindrWidget is undefined
Uncaught TypeError: Cannot read properties of undefined (reading 'on')
[Error] TypeError: undefined is not an object (evaluating 'window.AIFindrWidget.on')
// "widget" is the variable of the guide's samples.
Uncaught TypeError: can't access property "on", widget is undefined
src/main.ts(3,1): error TS18048: 'widget' is possibly 'undefined'.
// TypeScript prints this message if the types are installed.
src/main.ts:3:1 - error TS2532: Object is possibly 'undefined'.⏎⏎3 window.AIFindrWidget.open();⏎  ~~~~~~~~~~~~~~~~~~~~
# promesa-rechazada
Uncaught (in promise) Error: x⏎    at AIFindrWidget.open (https://hub.aifindr.ai/widget.js:1:16)
[Error] Unhandled Promise Rejection: Error: x⏎open (widget.js:1:16)
# cuantos-triggers
Estado: ready⏎Metadatos: {environment: 'production'}⏎Contexto: {}
# que-respuesta
Estado: undefined debugger eval code:1:9
# sin-tipos
src/main.ts(3,8): error TS2339: Property 'AIFindrWidget' does not exist on type 'Window & typeof globalThis'.
Type error: Cannot find name 'AIFindrWidget'. Did you mean 'Widget'?
# sin-coincidencia
ERROR RuntimeError: NG0500: During hydration Angular expected <div>
Uncaught Error: Hydration failed because the server rendered text didn't match the client. As a result this tree will be regenerated on the client. This can happen if a SSR-ed Client Component used:⏎⏎- A server/client branch \`if (typeof window !== 'undefined')\`.⏎- Date formatting in a user's locale which doesn't match the server.⏎- External changing data without sending a snapshot of it along with the HTML.⏎- Invalid HTML tag nesting.⏎⏎It can also happen if the client has a browser extension installed which messes with the HTML before React loaded.⏎⏎https://react.dev/link/hydration-mismatch
Uncaught Error: Minified React error #422; visit https://react.dev/errors/422 for the full message
Uncaught Error: There was an error while hydrating. Because the error happened outside of a Suspense boundary, the entire root will switch to client rendering.
Warning: Expected server HTML to contain a matching <button> in <div>.⏎    at button⏎    at div
# window-servidor
ERROR ReferenceError: document is not defined
# tienda-inactiva
PHP Fatal error:  Uncaught Error: Call to undefined function is_product() in /var/www/functions.php:12
# que-bloquea-csp
// These messages have no row of their own.
Refused to apply inline style because it violates the following Content Security Policy directive: "style-src 'self'".
`;

/** Texts in which no problem may be found, such as requests to other hosts, errors of other code, and violations of report-only CSPs. */
const foreignTexts = `
GET https://cdn.example.com/a.js net::ERR_BLOCKED_BY_RESPONSE.NotSameOriginAfterDefaultedToSameOriginByCoep 200 (OK)
Hola, el widget no se abre en mi página
 ⏎ 
widget.js:1 #ai-findr-trigger window
Cannot read properties of undefined (reading 'map')
NG05001
app.js:3 Uncaught (in promise) TypeError: NetworkError when attempting to fetch resource.⏎    at load (https://mi-sitio.com/app.js:3:9)
Uncaught (in promise) Error: x⏎    at Intercom.open (https://example.com/a.js:1:16)
Uncaught (in promise) Error: Could not load widget at https://other.com/widget.js:3
can't access property "show", widget is undefined
error TS18048: 'chat.widget' is possibly 'undefined'.
error TS2503: Cannot find namespace 'JSX'.
<script src="https://hub.aifindr.ai/widget.js" defer></script><img src="/logo.png">
La configuración de la página bloqueó la carga de un script en https://hub.aifindr.ai/widget.js porque faltan metadatos de integridad.
GET https://hub.aifindr.ai/ net::ERR_BLOCKED_BY_RESPONSE
[Error] Unhandled Promise Rejection: TypeError: Load failed
GET https://example.com/a.js 404 (Not Found)⏎    at https://example.com/widget.js:3:1
GET https://hub.aifindr.ai/x 404 (Not Found)
GET https://www.google-analytics.com/g/collect?v=2⏎net::ERR_BLOCKED_BY_CLIENT
analytics.js:1 ⏎        ⏎       Failed to load resource: net::ERR_BLOCKED_BY_CLIENT
[Error] Failed to load resource: the server responded with a status of 404 (Not Found) (favicon.ico, line 0)
[Error] Origin https://mi-sitio.com is not allowed by Access-Control-Allow-Origin.⏎[Error] Fetch API cannot load https://api.example.com/x due to access control checks.
Refused to load the script 'chrome-extension://abc/a.js' because it violates the following Content Security Policy directive
Uncaught TypeError: Cannot read properties of undefined (reading 'open')⏎    at chrome-extension://abc/a.js:1:1
Uncaught (in promise) Error: A listener indicated an asynchronous response by returning true, but the message channel closed before a response was received
pagina:12 [Report Only] Refused to load the script 'https://hub.aifindr.ai/widget.js' because it violates the following Content Security Policy directive: "script-src 'self'".
Loading the script 'https://hub.aifindr.ai/widget.js' violates the following Content Security Policy directive: "script-src 'none'". The policy is report-only, so the violation has been logged but no further action has been taken.
Loading the script 'https://hub.aifindr.ai/widget.js' violates the following Content Security Policy directive: "script-src 'none'".⏎The policy is report-only, so the violation has been logged but no further action has been taken.
Content-Security-Policy: (Política Report-Only) La configuración de la página bloquearía la ejecución de un script (script-src-elem) en https://hub.aifindr.ai/widget.js porque viola la siguiente directiva: “script-src 'self'”
Access to script at 'file:///C:/mi-sitio/app.js' from origin 'null' has been blocked by CORS policy: Cross origin requests are only supported for protocol schemes: http, https.
The resource at “https://hub.aifindr.ai/widget.js” was blocked because of its Cross-Origin-Resource-Policy header (or lack thereof).
Content blocker prevented frame displaying https://hub.aifindr.ai/ from loading a resource from https://www.google-analytics.com/analytics.js
The script from “https://hub.aifindr.ai/widget.js” was loaded even though its MIME type (“text/plain”) is not a valid JavaScript MIME type.
Uncaught SyntaxError: Unexpected token '<' (at app.js:1:1)
Uncaught SyntaxError: Unexpected token '<', "<!DOCTYPE "... is not valid JSON (at widget.js:1:1)
GET https://hub.aifindr.ai/widget.js 403 (Forbidden)
undefined is not a function (near '...window.Intercom.open...')
ReferenceError: myDocument is not defined
Uncaught (in promise) undefined
`;

const parseLines = (lines: string) =>
  lines
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('//'))
    .map((line) => line.replaceAll('⏎', '\n'));

const cases = consoleTexts.split(/^# /m).flatMap((group) => {
  const [ids = '', ...texts] = parseLines(group);
  const [id, ...laterIds] = ids.split(' ');
  return texts.map((text) => ({ text, id, laterIds }));
});

test.each(cases)('$text leads to $id', ({ text, id, laterIds }) => {
  const [first, ...later] = findProblems(text);
  expect(first).toBe(id);
  expect(laterIds).toEqual(expect.arrayContaining(later));
});

test.each(parseLines(foreignTexts))('nothing is found in %s', (text) => {
  expect(findProblems(text)).toEqual([]);
});

test('every message and other wording leads to its row, whatever stands for its ellipses', () => {
  const messages = problems.flatMap(({ id, codes }) =>
    [
      ...codes.filter((code) => /\s\S+\s|::|^[A-Z]+\d+$/.test(code)),
      ...(otherWordings[id] ?? []),
    ].map((message) => ({ id, text: message.replaceAll('…', ' x ') })),
  );
  expect(messages.length).toBeGreaterThan(150);
  expect(messages.filter(({ id, text }) => findProblems(text)[0] !== id)).toEqual([]);
});

test('every id with other wordings is the id of a row or a question', () => {
  expect(problems.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(otherWordings)));
});
