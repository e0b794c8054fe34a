import { readFileSync } from 'node:fs';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { pageRoutes } from './support/routes';
import { expect, test } from './support/test';
import { listMissingWords, splitWords } from './support/words';

const build = path.resolve(__dirname, '../build');
const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/** Lists the words of the Markdown copy of a page; throws if it contains HTML. */
function listMarkdownWords(route: string): string[] {
  const words: string[] = [];
  const file = route === '/' ? '/index.md' : `${route}.md`;
  visit(markdown.parse(readFileSync(build + file, 'utf8')), (node) => {
    if (node.type === 'html') throw new Error(`${file} holds HTML: ${node.value}`);
    if (node.type === 'code') {
      words.push(...splitWords(/title="(.*)"/.exec(node.meta ?? '')?.[1] ?? ''));
    }
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      words.push(...splitWords(node.value));
    }
  });
  return words;
}

/** Removes controls and navigation from `<main>`, and returns the text that is left; runs in the browser. */
function extractText(): string {
  const main = document.querySelector('main');
  if (main === null) throw new Error('no <main>');
  const chrome = [
    'nav.theme-doc-breadcrumbs, .pagination-nav, .theme-doc-toc-mobile, .theme-doc-footer',
    '.theme-doc-toc-desktop, .table-of-contents, [data-reading-aid], .hash-link, button, select, input, script, style',
    'label:has(select), [role=tablist], [role=status], svg:not([role=img])',
    '.theme-code-block div[translate=no]',
  ];
  for (const element of main.querySelectorAll(chrome.join())) element.remove();
  for (const demo of main.querySelectorAll<HTMLElement>('[data-drawing]')) {
    demo.replaceWith(` Demostración: ${demo.dataset.drawing} `);
  }
  for (const diagram of main.querySelectorAll('[role=img]')) {
    diagram.replaceWith(` Diagrama: ${diagram.getAttribute('aria-label')} `);
  }
  // Merges the tokens of a code block, each of which is an element, so that `join` adds no space between them.
  for (const listing of main.querySelectorAll('pre')) listing.replaceChildren(listing.textContent);
  const shown: string[] = [];
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) shown.push(texts.currentNode.textContent ?? '');
  return shown.join(' ');
}

test.use({ javaScriptEnabled: false });

test('what an address names is not below the navbar', async ({ page }) => {
  await page.goto('/docs/widget-config/triggers#boton');
  const { y } = (await page.locator('#boton').boundingBox())!;
  const bar = (await page.locator('.navbar').boundingBox())!;
  expect(y).toBeGreaterThan(bar.height);
});

test('R13: /docs leads to the main page of the docs', async ({ page }) => {
  await page.goto('/docs');
  await page.locator('main a').click();
  await expect(page).toHaveURL('/docs/widget-config/intro');
});

test('the links of fields lead to the samples', async ({ page }) => {
  await page.goto('/docs/api/hacer-pregunta');
  await page.locator('[id="cuerpo-context"] [data-sample-link]').click();
  await expect(page.getByText('/grados/ingenieria-informatica').first()).toBeVisible();
  await expect(page).toHaveURL(/#ejemplo-conContexto$/);
});

test('the demonstration answers prepared questions, closes and opens', async ({ page }) => {
  await page.goto('/');
  const demo = page.locator('figure', { hasText: 'El aspecto real se configura' });
  await expect(demo.getByText('La matrícula se abre')).toBeVisible();
  await demo.getByRole('radio', { name: '¿Qué becas hay?' }).check();
  await expect(demo.getByText('beca general')).toBeVisible();
  await expect(demo.getByText('La matrícula se abre')).toBeHidden();
  for (const visible of [false, true]) {
    await demo.locator('summary').press('Enter');
    await expect(demo.getByText('beca general')).toBeVisible({ visible });
  }
});

test('questions about problems open, and an answer leads to its row', async ({ page }) => {
  await page.goto('/docs/widget-config/instalacion');
  await page.getByText('Se abre, pero algo falla').click();
  await page.getByText('El aspecto o el comportamiento').click();
  await page.locator('[data-troubleshooter] a[href="#cambia-aspecto"]').click();
  await expect(page.locator('tr#cambia-aspecto')).toBeInViewport();
});

test('every page shows all its text and no dead control without JavaScript, and its Markdown has the same words', async ({
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
      .filter({ visible: false, hasText: /[^\s\u200b]/ });
    expect.soft(await hidden.allTextContents(), page).toEqual([]);
    const words = splitWords(await tab.evaluate(extractText));
    const copied = listMarkdownWords(page);
    const differences = [...listMissingWords(words, copied), ...listMissingWords(copied, words)];
    expect
      .soft(differences.length / words.length, `${page}: ${differences.slice(0, 40).join(' ')}`)
      .toBeLessThan(0.02);
  }
});
