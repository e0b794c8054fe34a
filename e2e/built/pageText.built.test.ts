/** Limits how many words a Markdown copy may lack or add, and how many a reader mode (Readability, Firefox's library) may leave out. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { pageRoutes } from '../support/routes';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

test.each(pageRoutes)('the Markdown copy of %s has the words of the page but for 2 %', (route) => {
  const words = splitWords(extractText(route));
  const copied = listMarkdownWords(route);
  const differences = [...listMissingWords(words, copied), ...listMissingWords(copied, words)];
  const shown = differences.slice(0, 40).join(' ');
  expect(differences.length / words.length, shown).toBeLessThan(0.02);
});

const pages = pageRoutes.filter((route) => route !== '/' && !route.startsWith('/docs/category/'));

test.each(pages)('a reader mode keeps most of the text of %s', (route) => {
  const textElements = 'main :is(p, li, td, th, h1, h2, h3, h4, h5, h6)';
  const words = [...parsePage(route).querySelectorAll(textElements)]
    // Reader modes leave out navigation on purpose. Elements in other text elements would be counted twice.
    .filter((element) => !element.closest('nav, [data-reading-aid]'))
    .filter((element) => !element.parentElement?.closest(textElements))
    .flatMap((element) => splitWords(element.textContent));
  const { title, text } = readArticle(route);
  const lostWords = listMissingWords(words, splitWords(`${title} ${text}`));
  const limit = route.startsWith('/docs/api/') ? 0.25 : 0.1;
  expect(lostWords.length / words.length).toBeLessThanOrEqual(limit);
});

test('a reader mode keeps only the visible program of an operation, and spaces beside names', () => {
  const { text } = readArticle('/docs/api/hacer-pregunta');
  expect(text).toContain('curl ');
  expect(text).not.toContain('import requests');
  expect(text).toContain('POST https://');
  expect(text).toContain('query string obligatorio');
  expect(text).toContain('application/json AskRequest obligatorio');
  expect(text).toMatch(/Respuesta completa\.\s+json/);
});

test('a reader mode keeps the server and the version of the API', () => {
  const { text } = readArticle('/docs/api/ai-findr-api');
  expect(text).toMatch(/URL base\W+https:\/\/api\.saas\.aifindr\.ai\s*Solo acepta HTTPS/);
  expect(text).toContain('0.1.0');
});

function readBuilt(route: string, extension: 'html' | 'md'): string {
  const name = route === '/' ? '/index' : route;
  return readFileSync(path.resolve(`build${name}.${extension}`), 'utf8');
}

function parsePage(route: string): Document {
  return parseHTML(readBuilt(route, 'html')).document;
}

function readArticle(route: string): { title: string; text: string } {
  const article = new Readability(parsePage(route)).parse();
  return { title: article?.title ?? '', text: article?.textContent ?? '' };
}

/** Returns the text of `<main>` that a Markdown copy should have: no controls or navigation, and text in place of demos and diagrams. */
function extractText(route: string): string {
  const main = parsePage(route).querySelector('main');
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
  // Makes one text of the tokens of each code block, so that `join` below adds no spaces between them.
  for (const listing of main.querySelectorAll('pre')) listing.textContent = listing.textContent;
  return [main, ...main.querySelectorAll('*')]
    .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeName }) => nodeName === '#text'))
    .map(({ textContent }) => textContent)
    .join(' ');
}

/** Lists the words of a page's Markdown copy: of text, code and titles of code blocks. Throws if the copy contains HTML. */
function listMarkdownWords(route: string): string[] {
  const words: string[] = [];
  visit(markdown.parse(readBuilt(route, 'md')), (node) => {
    if (node.type === 'html') throw new Error(`HTML in Markdown: ${node.value}`);
    if (node.type === 'code') {
      words.push(...splitWords(/title="(.*)"/.exec(node.meta ?? '')?.[1] ?? ''));
    }
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      words.push(...splitWords(node.value));
    }
  });
  return words;
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Lists the words that occur more often in `words` than in `other`, each as often as it is missing in `other`. */
function listMissingWords(words: readonly string[], other: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of other) counts.set(word, (counts.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const left = counts.get(word) ?? 0;
    counts.set(word, left - 1);
    return left <= 0;
  });
}
