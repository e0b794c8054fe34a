import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUrl, createSiteServer } from './createSiteServer';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/docs/api/chat', '/docs/api/chat'],
  ['/docs/api/chat/', '/docs/api/chat'],
  ['/docs/api/chat.html', '/docs/api/chat'],
  ['/docs/api/chat/index.html', '/docs/api/chat'],
  ['/docs/api/chat.html?lang=go', '/docs/api/chat?lang=go'],
  ['/swagger.yaml', '/swagger.yaml'],
])('%s is served as %s', (url, expected) => {
  expect(cleanUrl(url)).toBe(expected);
});

describe('a served folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  const put = (file: string, content: string) => writeFileSync(path.join(folder, file), content);
  put('404.html', 'not found');
  put('_headers', '/*\n  X-Content-Type-Options: nosniff\n');
  put('page.html', '<p>page</p>');
  put('page.html.br', 'compressed page');
  const server = createSiteServer({ folder });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  const ask = async (url: string, headers: Record<string, string>) => {
    const { port } = server.address() as AddressInfo;
    return new Promise<{ headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
      get({ port, path: url, headers }, (response) => {
        let body = '';
        response.on('data', (data: Buffer) => (body += data.toString()));
        response.on('end', () => resolve({ headers: response.headers, body }));
      }).on('error', reject);
    });
  };

  test('sends the compressed copy to clients that accept it, with the type of the page', async () => {
    const { headers, body } = await ask('/page', { 'Accept-Encoding': 'gzip, br' });
    expect(body).toBe('compressed page');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers.vary).toBe('Accept-Encoding');
  });

  test('sends the page uncompressed to other clients', async () => {
    const { headers, body } = await ask('/page.html', {});
    expect(body).toBe('<p>page</p>');
    expect(headers['content-encoding']).toBeUndefined();
  });
});
