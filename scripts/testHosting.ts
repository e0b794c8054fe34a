import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseHeadersFile } from '../lib/headersFile';
import { nginxConfig } from './hosting/nginxConfig';

const build = path.resolve(__dirname, '../build');
const port = Number(process.env.HOSTING_PORT ?? 4030);

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Case {
  name: string;
  /** Sent as it stands: nothing cleans the path on its way. */
  path: string;
  headers?: Record<string, string>;
  method?: string;
  holds: (answer: Answer) => boolean;
}

const isPage = ({ status, headers }: Answer) =>
  status === 200 && (headers['content-type'] ?? '').startsWith('text/html');
const isNotFoundPage = ({ status, body }: Answer) =>
  status === 404 && body.includes('Page Not Found');
const leadsTo = (location: string) => (answer: Answer) =>
  [301, 302, 308].includes(answer.status) && answer.headers.location === location;
const revealsNothing = ({ status, body }: Answer) =>
  [400, 403, 404].includes(status) && !body.includes('root:x:');

const guide = '/docs/widget-config/intro';

const cases: Case[] = [
  { name: 'the home page', path: '/', holds: isPage },
  { name: 'a clean address', path: guide, holds: isPage },
  { name: 'an address that ends in .html', path: `${guide}.html`, holds: leadsTo(guide) },
  {
    name: 'an address that ends in /index.html',
    path: `${guide}/index.html`,
    holds: (answer) => leadsTo(`${guide}/`)(answer) || leadsTo(guide)(answer),
  },
  { name: 'an address with a slash at its end', path: `${guide}/`, holds: leadsTo(guide) },
  { name: '/index.html', path: '/index.html', holds: leadsTo('/') },
  { name: 'the query is kept', path: `${guide}.html?lang=go`, holds: leadsTo(`${guide}?lang=go`) },
  { name: 'the root of the docs', path: '/docs', holds: leadsTo(guide) },
  { name: 'a path that does not exist', path: '/docs/nada', holds: isNotFoundPage },
  { name: 'an asset that does not exist', path: '/assets/js/nada.js', holds: isNotFoundPage },
  { name: 'the file of headers is not served', path: '/_headers', holds: isNotFoundPage },
  { name: 'a hidden file is not served', path: '/.git/config', holds: isNotFoundPage },
  {
    name: 'the policy of the build',
    path: guide,
    holds: ({ headers }) =>
      headers['content-security-policy'] ===
      parseHeadersFile(readFileSync(path.join(build, '_headers'), 'utf8'))[0]?.headers[
        'Content-Security-Policy'
      ],
  },
  {
    name: 'the security headers, on errors too',
    path: '/docs/nada',
    holds: ({ headers }) =>
      headers['x-content-type-options'] === 'nosniff' &&
      headers['strict-transport-security'] !== undefined &&
      headers['content-security-policy'] !== undefined,
  },
  {
    name: 'pages are revalidated',
    path: guide,
    holds: ({ headers }) => headers['cache-control'] === 'public, max-age=0, must-revalidate',
  },
  {
    name: 'hashed assets are kept for ever',
    path: firstAsset(),
    holds: ({ status, headers }) =>
      status === 200 && headers['cache-control'] === 'public, max-age=31536000, immutable',
  },
  {
    name: 'precompressed pages',
    path: guide,
    headers: { 'Accept-Encoding': 'gzip' },
    holds: ({ headers, body }) =>
      headers['content-encoding'] === 'gzip' && body.readUInt16BE(0) === 0x1f8b,
  },
  {
    name: 'precompressed assets',
    path: firstAsset(),
    headers: { 'Accept-Encoding': 'gzip' },
    holds: ({ headers }) => headers['content-encoding'] === 'gzip',
  },
  {
    name: 'a precompressed page has the headers of the page',
    path: guide,
    headers: { 'Accept-Encoding': 'gzip' },
    holds: ({ headers }) =>
      (headers['content-type'] ?? '').startsWith('text/html') &&
      /Accept-Encoding/.test(headers.vary ?? '') &&
      headers['content-security-policy'] !== undefined,
  },
  {
    name: 'the same page for who takes no compression',
    path: guide,
    headers: { 'Accept-Encoding': 'identity' },
    holds: (answer) => isPage(answer) && answer.headers['content-encoding'] === undefined,
  },
  {
    name: 'the Markdown copy of a page',
    path: `${guide}.md`,
    holds: ({ status, headers, body }) =>
      status === 200 &&
      (headers['content-type'] ?? '').startsWith('text/markdown') &&
      body.toString().startsWith('---'),
  },
  {
    name: 'the contract, byte for byte',
    path: '/swagger.yaml',
    holds: ({ body }) => body.equals(readFileSync(path.resolve(build, '../examples/swagger.yaml'))),
  },
  ...[
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/assets/../../../../etc/passwd',
    '/assets/..%5c..%5c..%5cetc/passwd',
    '//etc/passwd',
    '/docs/%00/../../../etc/passwd',
  ].map((attack) => ({ name: `path traversal ${attack}`, path: attack, holds: revealsNothing })),
  ...[
    '/docs/x%0d%0aSet-Cookie:%20a=b',
    '/docs/x%0d%0aSet-Cookie:%20a=b.html',
    '/docs/widget-config/intro%0d%0aX-Injected:%201.html',
    '/docs/x%0aLocation:%20https://evil.example/',
  ].map((attack) => ({
    name: `header injection ${attack}`,
    path: attack,
    holds: ({ headers }: Answer) =>
      headers['set-cookie'] === undefined &&
      headers['x-injected'] === undefined &&
      !/^https?:|[\r\n]/.test(headers.location ?? ''),
  })),
  {
    name: 'an open redirect by //host.html',
    path: '//evil.example/x.html',
    holds: ({ headers }) => !/^(https?:)?\/\/(?!localhost)/.test(headers.location ?? ''),
  },
  {
    name: 'POST to a page',
    path: guide,
    method: 'POST',
    holds: ({ status }) => status === 404 || status === 405,
  },
];

/** Serves the build with nginx and its generated configuration, and checks how it answers. */
async function main(): Promise<void> {
  const nginx = installNginx();
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const server = startNginx(nginx, folder);
  try {
    await untilListening();
    let failed = 0;
    for (const { name, holds, ...ask } of cases) {
      const answer = await send(ask);
      const passed = holds(answer);
      failed += passed ? 0 : 1;
      console.log(`${passed ? 'ok  ' : 'FAIL'} ${name}`);
      if (!passed) {
        console.log(`     ${ask.path}: ${answer.status} ${JSON.stringify(answer.headers)}`);
      }
    }
    console.log(`${cases.length - failed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function firstAsset(): string {
  const html = readFileSync(path.join(build, 'index.html'), 'utf8');
  return /\/assets\/js\/main\.[^" >]+\.js/.exec(html)?.[0] ?? '/assets/js/none';
}

/**
 * Path of nginx, from Debian's package where it is missing.
 *
 * @throws Error saying how to get it where this program cannot
 */
function installNginx(): string {
  const candidates = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'];
  const findInstalled = () => candidates.find(existsSync);
  if (findInstalled() === undefined) {
    requireApt();
    for (let attempt = 1; attempt <= 3 && findInstalled() === undefined; attempt += 1) {
      console.log(`Installing nginx (apt-get, attempt ${attempt} of 3) …`);
      apt(['update', '-q']);
      apt(['install', '-y', '-q', '--no-install-recommends', 'nginx-light']);
    }
  }
  const found = findInstalled();
  if (found === undefined) {
    throw new Error('nginx-light could not be installed in three attempts; apt-get says why above');
  }
  return found;
}

function requireApt(): void {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    throw new Error(
      'nginx is not on this machine, which is not a Debian where this program may install it (root): install nginx 1.22 or later and try again',
    );
  }
}

function apt(parameters: string[]): void {
  spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...parameters], {
    stdio: 'inherit',
    // The package starts a server of its own unless this is a policy that says no.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}

function startNginx(nginx: string, folder: string): ChildProcess {
  const rules = parseHeadersFile(readFileSync(path.join(build, '_headers'), 'utf8'));
  const site = nginxConfig(rules, { root: build, serverName: 'localhost', listen: String(port) });
  const main = `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 1;
events {}
${process.getuid?.() === 0 ? 'user root;' : ''}
http {
    access_log off;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
${site}
}
`;
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, main);
  const server = spawn(nginx, ['-c', file, '-p', folder], { stdio: 'inherit' });
  server.on('exit', (code) => {
    if (code !== 0 && code !== null) {
      console.error(`nginx ended with code ${code}`);
      process.exit(1);
    }
  });
  return server;
}

async function untilListening(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isListening = await send({ path: '/' }).then(
      () => true,
      () => false,
    );
    if (isListening) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nginx does not answer on port ${port}`);
}

function send({ path: target, headers, method }: Omit<Case, 'name' | 'holds'>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path: target, method: method ?? 'GET', headers },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks),
          }),
        );
        incoming.on('error', reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exit(1);
});
