import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { pageRoutes } from './support/routes';
import { expect, test } from './support/test';

const build = path.resolve(__dirname, '../build');
const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

interface Text {
  words: string[];
  headings: string[];
  codes: string[];
}

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const squeeze = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();

function readMarkdown(route: string): Text {
  const text: Text = { words: [], headings: [], codes: [] };
  const file = route === '/' ? '/index.md' : `${route}.md`;
  const tree: Root = markdown.parse(readFileSync(build + file, 'utf8'));
  visit(tree, (node: Nodes) => {
    if (node.type === 'html') throw new Error(`${file} holds HTML: ${node.value}`);
    if (node.type === 'heading') text.headings.push(squeeze(toString(node)));
    if (node.type === 'code') {
      text.codes.push(node.value.trim());
      text.words.push(...splitWords(/title="(.*)"/.exec(node.meta ?? '')?.[1] ?? ''));
    }
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      text.words.push(...splitWords(node.value));
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

test.use({ javaScriptEnabled: false });

test('what an address names is not below the navbar', async ({ page }) => {
  await page.goto('/docs/widget-config/triggers#boton');
  const { y } = (await page.locator('#boton').boundingBox())!;
  const bar = (await page.locator('.navbar').boundingBox())!;
  expect(y).toBeGreaterThan(bar.height);
});

test('every page shows all its text and no dead control without JavaScript, and its Markdown has the same words, headings and code', async ({
  page: tab,
}) => {
  test.slow();
  for (const page of pageRoutes) {
    await tab.goto(page);
    await expect.soft(tab).toHaveTitle(/AI Findr$/);
    // The widget demo on the home page works without scripts.
    const controls = tab.locator('button, textarea, select, input:not([type=radio])');
    for (const width of [390, 1280]) {
      await tab.setViewportSize({ width, height: 800 });
      await expect.soft(controls.filter({ visible: true }), page).toHaveCount(0);
    }
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
        '.theme-code-block div[translate=no]',
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
      // The text of a code block is read as a whole, because each token is an element.
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
    // The Markdown copy numbers the headings of steps.
    const headings = new Set(
      copy.headings.flatMap((heading) => [heading, heading.replace(/^\d+\. /, '')]),
    );
    const lostHeadings = shown.headings.map(squeeze).filter((heading) => !headings.has(heading));
    expect.soft(lostHeadings, page).toEqual([]);
    const lostCode = shown.codes.filter((code) => !copy.codes.includes(code.trim()));
    expect.soft(lostCode, page).toEqual([]);
  }
});
