/** Tests with Firefox's library that reader modes keep the text of every page, and one program of each operation. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { pageRoutes } from '../support/routes';

const pages = pageRoutes.filter((route) => route !== '/' && !route.startsWith('/docs/category/'));

test.each(pages)('a reader mode keeps the text of %s', (route) => {
  const { document } = parsePage(route);
  const textElements = 'main :is(p, li, td, th, h1, h2, h3, h4, h5, h6)';
  const words = [...document.querySelectorAll(textElements)]
    // Reader modes leave out navigation on purpose. Elements inside other text elements are not counted twice.
    .filter((element) => !element.closest('nav, [data-reading-aid]'))
    .filter((element) => !element.parentElement?.closest(textElements))
    .flatMap((element) => splitWords(element.textContent));
  const { title, text } = readArticle(route);
  const keptWords = countWords(`${title} ${text}`);
  const kept = words.filter((word) => {
    const left = keptWords.get(word) ?? 0;
    keptWords.set(word, left - 1);
    return left > 0;
  });
  expect(kept.length / words.length).toBeGreaterThanOrEqual(
    route.startsWith('/docs/api/') ? 0.75 : 0.9,
  );
});

test('of the programs of an operation a reader mode keeps the one that is shown', () => {
  const { text } = readArticle('/docs/api/hacer-pregunta');
  expect(text).toContain('curl ');
  expect(text).not.toContain('import requests');
});

test('in a reader mode the words beside a name stand apart', () => {
  const { text } = readArticle('/docs/api/hacer-pregunta');
  expect(text).toContain('POST https://');
  expect(text).toContain('query string obligatorio');
  expect(text).toContain('application/json AskRequest obligatorio');
  expect(text).toMatch(/Respuesta completa\.\s+json/);
});

function parsePage(route: string): { document: Document } {
  return parseHTML(readFileSync(path.resolve(`build${route}.html`), 'utf8'));
}

function readArticle(route: string): { title: string; text: string } {
  const article = new Readability(parsePage(route).document).parse();
  return { title: article?.title ?? '', text: article?.textContent ?? '' };
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of splitWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
