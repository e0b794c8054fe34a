import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from './support/test';

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
        svg.replaceWith(document.createTextNode(` Diagrama: ${svg.getAttribute('aria-label')} `));
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
    const lostHeadings = shown.headings.map(squeeze).filter((heading) => !headings.has(heading));
    expect.soft(lostHeadings, page).toEqual([]);
    const lostCode = shown.codes.filter((code) => !copy.codes.includes(code.trim()));
    expect.soft(lostCode, page).toEqual([]);
  }
  await context.close();
});

test('without JavaScript no button is shown, for none could do anything', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const tab = await context.newPage();
  for (const route of ['/', '/docs/widget-config/instalacion', '/docs/api/hacer-pregunta']) {
    await tab.goto(route);
    for (const width of [1280, 390]) {
      await tab.setViewportSize({ width, height: 800 });
      await expect(tab.locator('h1')).toBeVisible();
      const buttons = await tab.locator('button').filter({ visible: true }).allInnerTexts();
      expect(buttons, `${route} at ${width} px`).toEqual([]);
    }
  }
  await context.close();
});
