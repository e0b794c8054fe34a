import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';

const build = path.resolve(__dirname, '../build');
const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.split(path.sep).join('/'),
);
const read = (file: string) => readFileSync(path.join(build, file), 'utf8');
const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/** Indexed pages, without their ending. */
const pages = files
  .filter((file) => file.endsWith('.html') && !/<meta [^>]*content="?noindex/.test(read(file)))
  .map((file) => file.replace(/\.html$/, ''))
  .filter((page) => page !== '404');

interface Text {
  words: string[];
  headings: string[];
  codes: string[];
}

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const squeeze = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();

function readMarkdown(page: string): Text {
  const text: Text = { words: [], headings: [], codes: [] };
  const file = `${page}.md`;
  const tree: Root = markdown.parse(read(file));
  visit(tree, (node: Nodes) => {
    switch (node.type) {
      case 'html':
        throw new Error(`${file} holds HTML: ${node.value}`);
      case 'heading':
        text.headings.push(squeeze(toString(node)));
        break;
      case 'code':
        text.codes.push(node.value.trim());
        text.words.push(...splitWords(/title="(.*)"/.exec(node.meta ?? '')?.[1] ?? ''));
        text.words.push(...splitWords(node.value));
        break;
      case 'text':
      case 'inlineCode':
        text.words.push(...splitWords(node.value));
        break;
      default:
        break;
    }
  });
  return text;
}

function countDifferences(one: readonly string[], other: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  one.forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
  other.forEach((word) => counts.set(word, (counts.get(word) ?? 0) - 1));
  return new Map([...counts].filter(([, count]) => count !== 0));
}

test('every page shows all its text without JavaScript, and its Markdown has the same words, headings and code', async ({
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const tab = await context.newPage();
  expect(pages.length).toBeGreaterThan(15);
  for (const page of pages) {
    await tab.goto(`/${page === 'index' ? '' : page}`);
    const hidden = tab
      // Operation pages have their contents below the description where there is no room beside the page.
      .locator('main :is(p, li, pre, h2, h3):not(details *, :has(select), .col--3 nav *)')
      .filter({ visible: false });
    const hiddenTexts = await hidden.allTextContents();
    expect.soft(hiddenTexts.map(squeeze).filter(Boolean), page).toEqual([]);
    const shown = await tab.evaluate(() => {
      const main = document.querySelector('main');
      const chrome = [
        'nav.theme-doc-breadcrumbs, .pagination-nav, .theme-doc-toc-mobile, .theme-doc-footer',
        '.theme-doc-toc-desktop, .table-of-contents, [data-reading-aid], .hash-link, button, select, input, script, style',
        'label:has(select), [role=tablist], [role=status], svg:not([role=img])',
        '.theme-code-block [class*=language_]',
      ];
      main?.querySelectorAll(chrome.join()).forEach((element) => element.remove());
      main?.querySelectorAll<HTMLElement>('[data-drawing]').forEach((demo) => {
        demo.replaceWith(document.createTextNode(` Demostración: ${demo.dataset.drawing} `));
      });
      main?.querySelectorAll('[role=img]').forEach((svg) => {
        const alternative = [
          svg.getAttribute('aria-label'),
          svg.querySelector('title'),
          svg.querySelector('desc'),
        ]
          .map((part) => (part instanceof Element ? part.textContent : part))
          .join(' ');
        svg.replaceWith(document.createTextNode(` Diagrama: ${alternative} `));
      });
      const list = (selector: string) =>
        [...(main?.querySelectorAll(selector) ?? [])].map((element) => element.textContent ?? '');
      const codes = list('pre');
      // Tokens of highlighted code are elements: the code is read as one text.
      main?.querySelectorAll('pre').forEach((element) => element.remove());
      const prose: string[] = [];
      const rest = document.createTreeWalker(main ?? document, NodeFilter.SHOW_TEXT);
      while (rest.nextNode()) prose.push(rest.currentNode.textContent ?? '');
      return { prose: [...prose, ...codes].join(' '), headings: list('h1,h2,h3,h4,h5,h6'), codes };
    });
    const copy = readMarkdown(page);
    const words = splitWords(shown.prose);
    const differences = countDifferences(words, copy.words);
    const count = [...differences.values()].reduce((sum, value) => sum + Math.abs(value), 0);
    expect
      .soft(count / words.length, `${page}: ${JSON.stringify([...differences].slice(0, 40))}`)
      .toBeLessThan(0.02);
    // Steps are numbered in the copy.
    const headings = new Set(
      copy.headings.flatMap((heading) => [heading, heading.replace(/^\d+\. /, '')]),
    );
    expect
      .soft(
        shown.headings.map(squeeze).filter((heading) => !headings.has(heading)),
        page,
      )
      .toEqual([]);
    const codes = new Set(copy.codes);
    expect
      .soft(
        shown.codes.map((code) => code.trim()).filter((code) => !codes.has(code)),
        page,
      )
      .toEqual([]);
  }
  await context.close();
});

test('a Markdown file has title, description and canonical URL, and is short enough for assistants', () => {
  for (const page of pages) {
    const html = read(`${page}.html`);
    const file = `${page}.md`;
    const text = read(file);
    expect(text.length, file).toBeLessThan(50_000);
    const [, yaml = ''] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
    const front = parseYaml(yaml) as Record<string, string>;
    expect(Object.keys(front), file).toEqual(['title', 'description', 'canonical']);
    expect(html, file).toContain(`rel=canonical href=${front.canonical?.split('#')[0]}>`);
    const links = [...text.matchAll(/\]\(([^)\s]+)/g)].map(([, link]) => link ?? '');
    expect(
      links.filter((link) => !/^(?:https?|mailto):/.test(link)),
      file,
    ).toEqual([]);
  }
});

test('every page links to its Markdown and to llms.txt, which browsers show as text', async ({
  request,
}) => {
  for (const page of pages) {
    const html = read(`${page}.html`);
    expect(html).toContain(
      `<link rel="alternate" type="text/markdown" title="Markdown" href="/${page}.md">`,
    );
    expect(html).toContain('href="/llms.txt"');
  }
  const copy = await request.get('/docs/widget-config/intro.md');
  expect(copy.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await copy.text()).toBe(read('docs/widget-config/intro.md'));
  const list = await request.get('/llms.txt');
  expect(list.headers()['content-type']).toBe('text/plain; charset=utf-8');
});

test('the link to the Markdown follows navigation inside the site', async ({ page }) => {
  await page.goto('/docs/widget-config/triggers');
  const link = page.locator('link[type="text/markdown"]');
  await expect(link).toHaveAttribute('href', '/docs/widget-config/triggers.md');
  await page.locator('.menu a[href="/docs/widget-config/personalizacion"]').first().click();
  await expect(page).toHaveURL(/personalizacion$/);
  await expect(link).toHaveAttribute('href', '/docs/widget-config/personalizacion.md');
});

test('llms.txt lists every page in the form of llmstxt.org, and its links work', async ({
  request,
}) => {
  const text = read('llms.txt');
  const tree = markdown.parse(text);
  expect(tree.children[0]).toMatchObject({ type: 'heading', depth: 1 });
  expect(tree.children[1]).toMatchObject({ type: 'blockquote' });
  const headings = tree.children.filter((node) => node.type === 'heading');
  expect(headings.slice(1).every(({ depth }) => depth === 2)).toBe(true);
  const links = [...text.matchAll(/^- \[.+\]\((https:\/\/docs\.aifindr\.com\/(\S+))\): .{10,}$/gm)];
  const paths = links.map(([, , target]) => target ?? '');
  expect(paths).toEqual(expect.arrayContaining(pages.map((page) => `${page}.md`)));
  for (const target of paths) {
    expect((await request.get(`/${target}`)).status(), target).toBe(200);
  }
});

test('llms-full.txt contains the instructions and the Markdown of every page', () => {
  const text = read('llms-full.txt');
  expect(text.startsWith(read('llms.txt'))).toBe(true);
  for (const page of pages) expect(text.includes(read(`${page}.md`)), page).toBe(true);
});

test('the contract in JSON is the contract in YAML, and the examples can be downloaded', async ({
  request,
}) => {
  expect(JSON.parse(read('swagger.json'))).toEqual(parseYaml(read('swagger.yaml')));
  const list = read('examples/index.txt').trim().split('\n');
  expect(list.length).toBeGreaterThan(20);
  for (const file of list.filter((_, index) => index % 10 === 0)) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
  expect(files.filter((file) => /^examples\/.*\.(?:html|php|svg)$/.test(file))).toEqual([]);
});
