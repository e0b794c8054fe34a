/** Tests the files of the build without a browser (R2 to R6, R10 and R14). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { dependencies } from '../../package.json';
import { pageRoutes } from '../support/routes';

const build = path.resolve('build');
const read = (file: string) => readFileSync(path.join(build, file), 'utf8');
const readPage = (route: string) => read(route === '/' ? 'index.html' : `${route}.html`);
/** Reads a file that Docusaurus generates for its client bundle. */
const readGenerated = (file: string) => readFileSync(path.join('.docusaurus', file), 'utf8');
test('R2, R5: title, tagline, language and direction', () => {
  const html = readPage('/');
  expect(html).toMatch(/<title[^>]*>[^<]*AI Findr</);
  expect(html).toMatch(/<html[^>]* lang="?es"? dir="?ltr"?/);
  expect(readGenerated('docusaurus.config.mjs')).toContain('"tagline": "AI Findr Documentation"');
});

test('R4: the framework is 3.7.0 and the API-docs plugin 4.3.7', () => {
  expect(readPage('/')).toContain('Docusaurus v3.7.0');
  expect(dependencies['docusaurus-plugin-openapi-docs']).toBe('4.3.7');
});

test('R6, R14: the only version of the docs, and the sidebar of each of its pages', () => {
  expect(readPage('/docs/widget-config/intro')).toMatch(/docusaurus_version"? content="?current/);
  const globalData = JSON.parse(readGenerated('globalData.json')) as {
    'docusaurus-plugin-content-docs': {
      default: { versions: { docs: { path: string; sidebar?: string }[] }[] };
    };
  };
  const { versions } = globalData['docusaurus-plugin-content-docs'].default;
  const version = { name: 'current', label: 'Next', isLast: true, path: '/docs' };
  expect(versions).toMatchObject([version]);
  const pages = versions.flatMap(({ docs }) => docs);
  expect(pages.length).toBeGreaterThan(20);
  for (const { path: route, sidebar } of pages) {
    const isReference = route.startsWith('/docs/api/');
    expect(sidebar, route).toBe(isReference ? 'openApiSidebar' : 'widgetSidebar');
  }
});

test('R10: the sitemap lists exactly these pages, none with a date in the future; robots.txt names it', () => {
  const locations = [...read('sitemap.xml').matchAll(/<loc>https:\/\/docs\.aifindr\.com([^<]*)</g)];
  expect(locations.map(([, route]) => route || '/').sort()).toEqual([...pageRoutes].sort());
  const days = [...read('sitemap.xml').matchAll(/<lastmod>([^<]*)</g)];
  expect(days.filter(([, day = '']) => !(Date.parse(day) <= Date.now()))).toEqual([]);
  expect(read('robots.txt')).toContain('Sitemap: https://docs.aifindr.com/sitemap.xml');
  expect(read('robots.txt')).not.toContain('Disallow');
});

test('R3: the contract is offered for download, byte for byte', () => {
  expect(readPage('/docs/api/ai-findr-api')).toMatch(/<a [^>]*href="?\/swagger\.yaml/);
  expect(read('swagger.yaml')).toBe(readFileSync('examples/swagger.yaml', 'utf8'));
});

test('links of footer, home and not-found page have the labels of the pages they lead to', () => {
  const parsePage = (route: string) => parseHTML(readPage(route)).document;
  const links = [
    ...parsePage('/404').querySelectorAll('.footer a, .cards a'),
    ...parsePage('/').querySelectorAll('[aria-labelledby="que-hay"] a'),
  ].flatMap((link) => {
    const route = link.getAttribute('href') ?? '';
    return pageRoutes.includes(route) && route !== '/' ? [{ link, route }] : [];
  });
  expect(links.length).toBeGreaterThan(25);
  for (const { link, route } of links) {
    const page = parsePage(route);
    const label = page.querySelector(`.menu__link[href="${route}"]`) ?? page.querySelector('h1');
    // Compares only first children, because the HTTP method of an operation may follow the label.
    const shown = (link.querySelector('b') ?? link).firstChild?.textContent;
    expect(shown).toBe(label?.firstChild?.textContent);
  }
});

const anchors = {
  'react-nextjs':
    'elegir react-minimo react-produccion react-script react-esperar react-main react-proveedor react-trigger react-contexto react-eventos react-rutas react-consentimiento nextjs-minimo nextjs-produccion nextjs-layout nextjs-proveedor nextjs-trigger nextjs-contexto nextjs-marco nextjs-consentimiento csp csp-react csp-nextjs pruebas ejemplo-completo siguiente-paso',
  html: 'minima produccion scripts alternativa contexto medir otros-triggers abrir-desde-otros spa consentimiento csp pruebas problemas ejemplo-completo siguiente-paso',
  angular:
    'minimo produccion cargar servicio trigger contexto sin-widget consentimiento ssr csp pruebas ejemplo-completo siguiente-paso',
  wordpress:
    'elegir functions functions-contexto plugin opciones scripts contexto woocommerce trigger menu bloque consentimiento csp spa pruebas ejemplo-completo siguiente-paso',
};

test.each(Object.entries(anchors))(
  '%s: every published anchor is on the page, once',
  (name, ids) => {
    const html = readPage(`/docs/widget-config/integraciones/${name}`);
    const pageIds = [...html.matchAll(/\sid="?([^\s">]+)/g)].map(([, id]) => id);
    for (const id of ids.split(' ')) expect(pageIds.filter((name) => name === id)).toEqual([id]);
  },
);

test('every `--site` or `--ifm` variable that a stylesheet uses without a fallback is defined', () => {
  const css = readdirSync(path.join(build, 'assets/css'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => read(`assets/css/${file}`))
    .join('');
  const defined = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const used = new Set(
    [...css.matchAll(/var\((--(?:site|ifm)-[\w-]+)\)/g)].map(([, name]) => name),
  );
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});
