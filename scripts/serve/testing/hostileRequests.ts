import {
  appendFileSync,
  mkdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What a connection sends, and what may be answered. */
export interface HostileRequest {
  name: string;
  /** Sent one after another with a pause. */
  pieces: readonly (string | Buffer)[];
  /** Statuses of all answers, joined with spaces; an empty text for a connection that is closed without one. */
  statuses: RegExp;
  /** Changes the served folder before the request, or while its answer arrives. */
  change?: (folder: string) => void | Promise<void>;
  /** Whether the client stops reading after the first bytes; it reads on after the change, or leaves if there is none. */
  isSlowReader?: boolean;
}

/** Files that are too large for the buffers between server and client. */
const largeFile = (fate: string) => `assets/large-${fate.replaceAll(' ', '-')}.js`;
const fates = ['grows', 'is cut', 'is removed'] as const;
const fateOfIgnored = 'is ignored';

/** Adds the files that the requests change to a copy of the build. */
export function addTestFiles(folder: string): void {
  for (const fate of [...fates, fateOfIgnored]) {
    const file = path.join(folder, largeFile(fate));
    writeFileSync(file, '');
    truncateSync(file, 16 * 1024 * 1024);
  }
  for (const name of ['removed', 'compressed', 'grown', 'emptied', 'folder']) {
    for (const copy of ['', '.br', '.gz']) {
      writeFileSync(path.join(folder, `assets/${name}.js${copy}`), `// ${name}${copy}`);
    }
  }
}

const page = '/docs/widget-config/intro';
const file = '/robots.txt';
const targets = ['/', page, file];

/** A whole request; the connection ends after its answer. */
const ask = (target: string, headers: readonly string[] = [], method = 'GET'): string =>
  [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join(
    '\r\n',
  );

const each = (
  group: string,
  values: readonly string[],
  statuses: RegExp,
  write: (value: string) => string,
): HostileRequest[] =>
  values.map((value) => ({
    name: `${group}: ${JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)}`,
    pieces: [write(value)],
    statuses,
  }));

const eachTarget = (
  group: string,
  values: readonly string[],
  statuses: RegExp,
  write: (value: string, target: string) => string,
): HostileRequest[] =>
  targets.flatMap((target) =>
    each(`${group} of ${target}`, values, statuses, (value) => write(value, target)),
  );

const ranges = [
  '9-5',
  '0-',
  '0-0',
  '-5',
  '-0',
  '-',
  '5',
  '',
  'abc',
  'a-b',
  '0-abc',
  '-1-5',
  '--5',
  '0--5',

  '0-99999999',
  '99999999-',
  '99999999999999999999-',
  '-99999999999999999999',
  '1.5-2',
  '0x1-0x5',
  '0-1,3-4',
  '0-1,',
  ',',
  '0-0,-1',
  '9-5,0-1',
  '5-9,0-1',
  Array(500).fill('0-').join(','),
].map((value) => `bytes=${value}`);

const methods = [
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'PROPFIND',
  'MKCOL',
  'COPY',
  'MOVE',
  'LOCK',
  'UNLOCK',
  'SEARCH',
  'REPORT',
  'PURGE',
  'TRACE',
  'SUBSCRIBE',
];

const brokenMethods = ['FOO', 'get', 'GET/', 'G ET', 'A'.repeat(2000), '\0', 'CONNECT'];

const encodings = [
  'br;q=0',
  'gzip;q=0',
  'br;q=0, gzip;q=0',
  '*;q=0',
  'identity;q=0',
  'br;q=0.000, gzip',
  'deflate',

  '',
  ',',
  ';',
  'q=1',
  'br;q=2',
  'br;q=-1',
  'br;q=abc',
  'gzip;q=1;q=0',
  'compress, x-gzip',
  '*',
  'br,'.repeat(1000),
  '__proto__',
  'constructor',
  '../../etc/passwd',
];

/** Conditions with dates and tags that are none. */
const conditions = [
  ...['"', '*', 'W/"', '"x"', 'x', ',,,', `${'"x",'.repeat(800)}"x"`].flatMap((value) => [
    `If-None-Match: ${value}`,
    `If-Match: ${value}`,
    `If-Range: ${value}\r\nRange: bytes=0-1`,
  ]),
  ...['x', '-1', 'Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 9999 23:59:59 GMT'].flatMap(
    (value) => [`If-Modified-Since: ${value}`, `If-Unmodified-Since: ${value}`],
  ),
];

/** Addresses that must not show a page. */
const strangeTargets = [
  '//',
  '///',
  '//docs/api/chat',
  '/docs//api/chat',
  '//localhost:1/Login',
  '//localhost/x.html',

  '/index',
  '/docs/index',
  '/docs/api/chat/index',
  '/404',
  '/404.html',
  '/404/',
  '/_headers',
  '/_redirects',

  '/docs/api/chat.html/',
  '/docs/api/chat%20',
  '/docs/api/chat%C2%A0',
  '/docs/api/chat%09',
  '/%20',
  '/index.html/',

  '/docs%2fapi%2fchat',
  '/docs%5capi%5cchat',
  '/docs\\api\\chat',
  '/docs/api/chat%00',
  '/docs/api/chat%00.html',

  '/docs/api/ch%2561t',
  '/docs/api/chat%2ehtml.html',
  '/docs/api/chat;a=b',
  '/docs/api/chat.html.html.x',

  '/.git/config',
  '/.env',
  '/docs/.hidden',
  '/%2egit/config',
  '/assets',
  '/assets/',
  '/docs/api',
  '/docs/api/',

  '/%',
  '/%1',
  '/%zz',
  '/%E0%A4%A',
  '/%ff',
  '/%00',
  '/\u00f3',
  '/<script>',
  "/'",
  '/"',
  '/$uri',
  '/{}',
  '/|',

  '/../etc/passwd',
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',

  '/assets/../../etc/passwd',
  '/assets/..%5c..%5cetc/passwd',
  '/....//etc/passwd',
  '/..;/etc/passwd',

  '/docs/%2e%2e/%2e%2e/package.json',
  '/assets/js/nope.js',
  '/assets/',
  '/assets/css/nope.css',
  '/swagger.yaml/',

  '/robots.txt.html',
  '/robots.txt/',
  '/constructor',
  '/__proto__',
  '/con',
  '/nul',
  '/c:/windows/win.ini',

  '/x%0d%0aSet-Cookie:%20a=b',
  '/x%0d%0aSet-Cookie:%20a=b.html',
  '/x%0aLocation:%20//x/',
  '/x%0dy/',
  '/x%0d.html',

  `/${'a'.repeat(7000)}`,
  `/${'a/'.repeat(3500)}`,
  `/${'%20'.repeat(2300)}x`,
  `/${'../'.repeat(2300)}`,

  `/${'%2f'.repeat(2300)}`,
  `/${'.html'.repeat(1400)}`,
  `/${'.html'.repeat(1400)}x`,
  `/${'a'.repeat(100_000)}`,
  '*',
  'docs/api/chat',
  '',

  'http://localhost/nope',
  'http://localhost//',
  'http://other.example/nope',
  'http://',
  'http:///',
  'ftp://x/y',
  'localhost:80',
  '?',
  '#',
  '?x=1',
  '/nope?',
  '/nope?%',
  '/nope?\0',
  '/nope#x',
  '/nope?../..',
];

/** Headers and whole requests that are no HTTP, or dangerous HTTP. */
const brokenRequests = [
  ...[
    '',
    '\r\n',
    '\r\n\r\n',
    '\n\n',
    '\0',
    '\0'.repeat(1000),
    'GET',
    'GET /\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
  ],

  'GET / HTTP/0.9\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / http/1.1\r\n\r\n',
  'GET  /  HTTP/1.1\r\n\r\n',

  'GET / HTTP/1.0\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00',
  'HTTP/1.1 200 OK\r\n\r\n',
  ask('/', ['Host: a\r\nHost: b']),
  ask('/', ['Host:']),
  ask('/', ['no colon']),
  ask('/', [': no name']),
  ask('/', ['Name : space']),
  ask('/', ['A: b\r\n folded']),
  ask('/', ['A: \0']),
  ask('/', ['A: \x7f\x01']),
  ask('/', ['A\0: b']),
  ask('/', [`A: ${'a'.repeat(200_000)}`]),
  ask('/', Array<string>(5000).fill('A: b')),
  ask('/', ['Content-Length: -1']),
  ask('/', ['Content-Length: 1\r\nContent-Length: 2']),
  ask('/', ['Content-Length: 99999999999999999999']),
  ask('/', ['Content-Length: 3\r\nTransfer-Encoding: chunked']),
  ask('/', ['Transfer-Encoding: chunked']),
  ask('/', ['Transfer-Encoding: x']),
  ask('/', ['Expect: 100-continue']),
  ask('/', ['Expect: x']),
  ask('/', ['Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x']),
  ask('/', ['Upgrade: h2c\r\nHTTP2-Settings: x']),
  ask(page, ['Content-Length: 5'], 'POST') + 'ab',
  `${ask(page, ['Transfer-Encoding: chunked'], 'POST')}zz\r\nab`,
  `${ask(page, ['Content-Length: 1000000'], 'POST')}${'a'.repeat(1_000_000)}`,
  ask('/').replaceAll('\r\n', '\n'),
  ask('/').replaceAll('\r\n', '\r'),
];

const keepAlive = (target: string) => `GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const repeat = (count: number, text: string) => ' '.concat(text).repeat(count).trim();

const connections: HostileRequest[] = [
  ...[2, 10, 100].map((count) => ({
    name: `${count} pipelined requests`,
    pieces: [keepAlive(file).repeat(count - 1) + ask(file)],
    statuses: new RegExp(`^${repeat(count, '200')}$`),
  })),
  {
    name: 'a good request after others that fail',
    pieces: [keepAlive('/nope') + keepAlive('/%') + keepAlive('//') + ask(file)],
    statuses: /^404 (404 404 200|400)$/,
  },
  {
    name: 'a request that is no HTTP after a good one',
    pieces: [`${keepAlive(file)}nonsense\r\n\r\n`],
    statuses: /^(200( 400)?|400)$/,
  },
  { name: 'a request byte by byte', pieces: [...ask(file)], statuses: /^200$/ },
  {
    name: 'two requests cut in the middle of a word',
    pieces: [
      keepAlive(file).slice(0, 7),
      keepAlive(file).slice(7) + ask(file).slice(0, 20),
      ask(file).slice(20),
    ],
    statuses: /^200 200$/,
  },
  {
    name: 'a large answer that nobody waits for',
    pieces: [ask(`/${largeFile(fateOfIgnored)}`)],
    isSlowReader: true,
    statuses: /^200$/,
  },
  ...[1, 3, 5, 10, 15, 20, 25, 30, 35, 40, 50, 58].map((length) => ({
    name: `the first ${length} letters of a request`,
    pieces: [ask(file).slice(0, length)],
    statuses: /^$|^4\d\d$/,
  })),
];

const changes: HostileRequest[] = [
  ...['', 'br', 'gzip', 'br;q=0'].map((encoding) => ({
    name: `a removed file, accepting ${JSON.stringify(encoding)}`,
    pieces: [ask('/assets/removed.js', [`Accept-Encoding: ${encoding}`])],
    statuses: /^404$/,
    change: (folder: string) => {
      for (const copy of ['', '.br', '.gz']) {
        rmSync(path.join(folder, `assets/removed.js${copy}`), { force: true });
      }
    },
  })),
  {
    name: 'a file whose compressed copies are removed',
    pieces: [ask('/assets/compressed.js', ['Accept-Encoding: br, gzip'])],
    statuses: /^200$/,
    change: (folder) => {
      for (const copy of ['.br', '.gz']) rmSync(path.join(folder, `assets/compressed.js${copy}`));
    },
  },
  {
    name: 'a file that has grown',
    pieces: [ask('/assets/grown.js')],
    statuses: /^200$/,
    change: (folder) => appendFileSync(path.join(folder, 'assets/grown.js'), 'x'.repeat(1000)),
  },
  {
    name: 'a file that is empty now, and a range of it',
    pieces: [ask('/assets/emptied.js', ['Range: bytes=0-5'])],
    statuses: /^(200|416)$/,
    change: (folder) => truncateSync(path.join(folder, 'assets/emptied.js')),
  },
  {
    name: 'a file that is a folder now',
    pieces: [ask('/assets/folder.js')],
    statuses: /^(301|403|404)$/,
    change: (folder) => {
      rmSync(path.join(folder, 'assets/folder.js'));
      mkdirSync(path.join(folder, 'assets/folder.js'));
    },
  },
  ...fates.map((fate) => ({
    name: `a file that ${fate} while it is sent`,
    pieces: [ask(`/${largeFile(fate)}`)],
    isSlowReader: true,
    statuses: /^200$/,
    change: async (folder: string) => {
      const target = path.join(folder, largeFile(fate));
      if (fate === 'grows') appendFileSync(target, 'more');
      else if (fate === 'is cut') truncateSync(target, 1000);
      else rmSync(target);
      await wait(1);
    },
  })),
  {
    name: 'a build that replaces the folder',
    pieces: [ask(page)],
    statuses: /^(200|404|500|503)$/,
    change: async (folder) => {
      renameSync(folder, `${folder}.previous`);
      await wait(500);
      renameSync(`${folder}.previous`, folder);
    },
  },
];

/** Every request of the suite; the server has to answer the next good request after each. */
export const hostileRequests: readonly HostileRequest[] = [
  ...eachTarget('range', ranges, /^(200|206|416)$/, (range, target) =>
    ask(target, [`Range: ${range}`]),
  ),
  ...eachTarget('method', methods, /^405$/, (method, target) =>
    ask(target, ['Content-Length: 0'], method),
  ),
  ...each('broken method', brokenMethods, /^$|^4\d\d$/, (method) => ask('/', [], method)),
  ...eachTarget('encoding', encodings, /^200$/, (encoding, target) =>
    ask(target, [`Accept-Encoding: ${encoding}`]),
  ),
  ...eachTarget('condition', conditions, /^(200|206|304|412)$/, (condition, target) =>
    ask(target, [condition]),
  ),
  ...each('address', strangeTargets, /^(30[128]|40[0345]|414|431)$/, (target) => ask(target)),
  ...each(
    'absolute form',
    ['http://localhost/', 'HTTP://LOCALHOST/', `http://other.example${page}`],
    /^(200|400|421)$/,
    (target) => ask(target),
  ),
  ...each(
    'broken request',
    brokenRequests,
    /^$|^(100 )?(200|400|405|408|411|413|414|417|431|501|505)( 400)?$/,
    (request) => request,
  ),
  ...connections,
  ...changes,
];
