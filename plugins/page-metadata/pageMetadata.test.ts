import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { cardContent } from './cards/cardContent';
import { cardSize, createCardDrawer } from './cards/drawCard';
import { findChangeDate, readChangeDates } from './changeDates';
import { describePage } from './describePage';
import { headTags } from './headTags';
import { structuredData } from './structuredData';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const html = `<title>Hacer pregunta | AI Findr</title>
<meta name=description content="Qué hace."><link rel=canonical href=https://docs.test/docs/api/ask>
<ol class=breadcrumbs><li><a href=/>Inicio</a><li><a href=/docs/api/chat>Chat</a><li><span>Hacer pregunta</span></ol>
<main><span data-method=post>POST</span><code>https://api.test/a/{id}</code></main>`;

const site = {
  name: 'Sitio',
  url: 'https://docs.test/',
  description: 'De qué va.',
  publisher: { name: 'Nosotros', url: 'https://we.test' },
};

const readTestPage = () => {
  const page = describePage(html);
  if (!page) throw new Error('the page asks not to be indexed');
  return page;
};

test('a page says its title, its address, the way to it and its operation', () => {
  expect(readTestPage()).toEqual({
    title: 'Hacer pregunta',
    description: 'Qué hace.',
    url: 'https://docs.test/docs/api/ask',
    trail: [{ name: 'Chat', url: 'https://docs.test/docs/api/chat' }],
    operation: { method: 'POST', path: '/a/{id}' },
  });
});

test('a page that asks not to be indexed has no card', () => {
  expect(describePage('<meta name=robots content=noindex>')).toBeUndefined();
});

test('a page without a description is refused', () => {
  expect(() => describePage('<title>A</title>')).toThrow('needs a title, a description');
});

test('a card names the parts of the site once, from the outermost', () => {
  const { sections } = cardContent(readTestPage(), { '/docs/api': ['API', 'Chat'] });
  expect(sections).toEqual(['API', 'Chat']);
});

test('a card is a PNG of the size that is said of it, always the same, below 60 KB', async () => {
  const draw = createCardDrawer('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  const content = { ...cardContent(readTestPage(), {}), title: 'Título muy largo '.repeat(6) };
  const card = await draw(content);
  expect(card.subarray(1, 4).toString()).toBe('PNG');
  expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height]);
  expect(card.length).toBeLessThan(60_000);
  expect(card.equals(await draw(content))).toBe(true);
});

test('the home page is the site; any other page is an article with the way to it', () => {
  const types = (url: string) =>
    structuredData({ ...readTestPage(), url }, site, 'https://docs.test/card.png')['@graph'].map(
      (thing) => (typeof thing === 'string' ? thing : thing['@type']),
    );
  expect(types('https://docs.test/')).toEqual(['WebSite']);
  expect(types('https://docs.test/docs/a')).toEqual(['WebSite', 'TechArticle', 'BreadcrumbList']);
});

test('no text of a page ends the script or the attribute that holds it', () => {
  const page = { ...readTestPage(), title: '</script><b>"&' };
  const tags = headTags(
    { url: 'https://docs.test/card.png', alt: page.title, ...cardSize },
    structuredData(page, site, 'https://docs.test/card.png'),
  );
  expect(tags.match(/<\/script>/g)).toHaveLength(1);
  expect(tags).toContain('content="&lt;/script>&lt;b>&quot;&amp;"');
});

test('the day of the last change is that of the history, in any time zone, and is unknown without one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  folders.push(folder);
  expect(readChangeDates(folder)).toEqual(new Map());
  const git = (date: string, ...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.test', ...parameters], {
      cwd: folder,
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    });
  mkdirSync(path.join(folder, 'docs/_api'), { recursive: true });
  mkdirSync(path.join(folder, 'examples'));
  const commit = (file: string, date: string) => {
    writeFileSync(path.join(folder, file), date);
    git(date, 'add', '.');
    git(date, 'commit', '-q', '-m', file);
  };
  git('2026-01-01T00:00:00Z', 'init', '-q');
  commit('docs/a.mdx', '2026-01-02T23:30:00-05:00');
  commit('examples/swagger.yaml', '2026-02-01T12:00:00Z');
  commit('docs/_api/ask.mdx', '2026-03-01T12:00:00Z');
  commit('docs/año.mdx', '2026-04-01T12:00:00Z');
  const dates = readChangeDates(folder);
  expect(findChangeDate('docs/a.mdx', dates)).toBe('2026-01-03');
  expect(findChangeDate('docs/año.mdx', dates)).toBe('2026-04-01');
  expect(findChangeDate('docs/api/ask.api.mdx', dates)).toBe('2026-03-01');
  expect(findChangeDate('docs/api/other.api.mdx', dates)).toBe('2026-02-01');
  expect(findChangeDate('docs/none.mdx', dates)).toBeUndefined();
});

test('a list of pages changes with the sidebars', () => {
  expect(findChangeDate(undefined, new Map([['sidebars.ts', '2026-05-01']]))).toBe('2026-05-01');
});

test('the web manifest names icons that are drawn, in sizes that systems ask for', () => {
  const manifest = JSON.parse(
    readFileSync(path.resolve(__dirname, '../../static/manifest.webmanifest'), 'utf8'),
  ) as { icons: { src: string; sizes: string; purpose: string }[]; start_url: string };
  const sizes = manifest.icons.map(({ sizes: size, purpose }) => `${size} ${purpose}`);
  expect(sizes).toEqual(['192x192 any', '512x512 any', '512x512 maskable', 'any any']);
  expect(manifest.start_url).toBe('/');
});
