import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findChromium } from '../../scripts/support/chromium';
import { findFreePort } from '../../scripts/support/findFreePort';
import { expectedEvents, NastyServer } from './nastyServer';

let routePort = 0;
const markup = `<!doctype html><meta charset="utf-8"><title>Pregunta</title>
<form id="pregunta"><input name="query"><button>Preguntar</button></form>
<button id="cancelar">Cancelar</button><pre id="eventos"></pre>
<script type="module" src="/form.mjs"></script>`;

const api = new NastyServer();
// One origin for the page and for the route on one's own server, as on a real site.
const site = createServer((request, response) => {
  if (request.url === '/api/preguntar') {
    const { method, headers, url } = request;
    const forwarded = openRequest({ port: routePort, method, headers, path: url }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  } else if (request.url === '/') {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(markup);
  } else if (!request.url?.endsWith('.mjs')) {
    response.writeHead(404).end();
  } else {
    const file = path.join(__dirname, path.basename(request.url ?? ''));
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(readFileSync(file));
  }
});

let browser: Browser;
let page: Page;
let stopRoute = () => {};

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  routePort = await findFreePort();
  const env = {
    ...process.env,
    AIFINDR_API_URL: await api.start(),
    AIFINDR_API_KEY: 'TU_CLAVE_API',
    AIFINDR_PROJECT_ID: 'proyecto',
    PORT: String(routePort),
    SITE_ORIGIN: origin,
  };
  const route = spawn(process.execPath, ['server.mjs'], { cwd: __dirname, env });
  stopRoute = () => void route.kill();
  await vi.waitFor(() => fetch(`http://127.0.0.1:${routePort}`), { timeout: 120_000 });
  const executablePath = findChromium();
  browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  page = await browser.newPage();
  await page.goto(origin);
});

afterAll(async () => {
  await browser?.close();
  stopRoute();
  site.closeAllConnections();
  site.close();
  api.stop();
});

async function ask(query: string): Promise<void> {
  await page.fill('[name=query]', query);
  await page.click('#pregunta button');
}

async function waitForText(text: string): Promise<void> {
  await page.waitForFunction(
    (part) => document.querySelector('#eventos')?.textContent?.includes(part),
    text,
  );
}

it('shows the events of a stream that is cut byte by byte, in a browser', async () => {
  await ask('byte by byte');
  await waitForText('answer-full');
  const lines = (await page.textContent('#eventos'))?.trim().split('\n');
  expect(lines).toEqual(expectedEvents.map(([name, data]) => `${name} ${JSON.stringify(data)}`));
});

it('says that an answer broke off', async () => {
  await ask('error event');
  await waitForText('La respuesta se ha interrumpido');
});

it('stops asking when the reader cancels, and takes that for no fault', async () => {
  api.seen.splice(0);
  await ask('endless');
  await waitForText('answer-delta');
  await page.click('#cancelar');
  await api.seen[0]?.left;
  expect(await page.textContent('#eventos')).not.toMatch(/abort|Error/i);
});
