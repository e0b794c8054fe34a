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

/** A request that is sent as it is written, and what may be answered. */
export interface HostileRequest {
  name: string;
  text: string;
  /** Statuses that the answer may have. */
  status: RegExp;
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

/** A whole request; the connection ends after its answer. */
const ask = (target: string, headers: readonly string[] = []): string =>
  [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join(
    '\r\n',
  );

const each = (group: string, targets: readonly string[], status: RegExp): HostileRequest[] =>
  targets.map((target) => ({
    name: `${group}: ${JSON.stringify(target.length > 60 ? `${target.slice(0, 60)}…` : target)}`,
    text: ask(target),
    status,
  }));

/** Addresses that must not show a page. */
const strangeTargets = [
  '///',
  '//docs/api/chat',
  '/docs//api/chat',
  '//localhost:1/Login',
  '//localhost/x.html',

  '/docs/index',
  '/docs/api/chat/index',
  '/404/',
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
  '/docs/%00/../../../etc/passwd',

  '/docs/%2e%2e/%2e%2e/package.json',
  '/assets/js/nope.js',
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
  '/docs/widget-config/intro%0d%0aSet-Cookie:%20a=b.html',
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

const changes: HostileRequest[] = [
  {
    name: 'a large answer that nobody waits for',
    text: ask(`/${largeFile(fateOfIgnored)}`),
    isSlowReader: true,
    status: /^200$/,
  },
  ...['', 'br', 'gzip', 'br;q=0'].map((encoding) => ({
    name: `a removed file, accepting ${JSON.stringify(encoding)}`,
    text: ask('/assets/removed.js', [`Accept-Encoding: ${encoding}`]),
    status: /^404$/,
    change: (folder: string) => {
      for (const copy of ['', '.br', '.gz']) {
        rmSync(path.join(folder, `assets/removed.js${copy}`), { force: true });
      }
    },
  })),
  {
    name: 'a file whose compressed copies are removed',
    text: ask('/assets/compressed.js', ['Accept-Encoding: br, gzip']),
    status: /^200$/,
    change: (folder) => {
      for (const copy of ['.br', '.gz']) rmSync(path.join(folder, `assets/compressed.js${copy}`));
    },
  },
  {
    name: 'a file that has grown',
    text: ask('/assets/grown.js'),
    status: /^200$/,
    change: (folder) => appendFileSync(path.join(folder, 'assets/grown.js'), 'x'.repeat(1000)),
  },
  {
    name: 'a file that is empty now, and a range of it',
    text: ask('/assets/emptied.js', ['Range: bytes=0-5']),
    status: /^(200|416)$/,
    change: (folder) => truncateSync(path.join(folder, 'assets/emptied.js')),
  },
  {
    name: 'a file that is a folder now',
    text: ask('/assets/folder.js'),
    status: /^(301|403|404)$/,
    change: (folder) => {
      rmSync(path.join(folder, 'assets/folder.js'));
      mkdirSync(path.join(folder, 'assets/folder.js'));
    },
  },
  ...fates.map((fate) => ({
    name: `a file that ${fate} while it is sent`,
    text: ask(`/${largeFile(fate)}`),
    isSlowReader: true,
    status: /^200$/,
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
    text: ask(page),
    status: /^(200|404|500|503)$/,
    change: async (folder) => {
      renameSync(folder, `${folder}.previous`);
      await wait(500);
      renameSync(`${folder}.previous`, folder);
    },
  },
];

/** Every request of the suite; the server has to answer the next good request after each. */
export const hostileRequests: readonly HostileRequest[] = [
  ...each('address', strangeTargets, /^(30[128]|40[0345]|414|431)$/),
  ...each(
    'absolute form',
    ['http://localhost/', 'HTTP://LOCALHOST/', `http://other.example${page}`],
    /^(200|400|421)$/,
  ),
  ...changes,
];
