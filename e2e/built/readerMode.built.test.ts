/** Tests with Readability, Firefox's library, that reader modes keep the text of every page, and one sample of an operation. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { pageRoutes } from '../support/routes';
import { listMissingWords, splitWords } from '../support/words';

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
  const lostWords = listMissingWords(words, splitWords(`${title} ${text}`));
  const limit = route.startsWith('/docs/api/') ? 0.25 : 0.1;
  expect(lostWords.length / words.length).toBeLessThanOrEqual(limit);
});

test('of an operation a reader mode keeps the program that is shown, and spaces beside names', () => {
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

function parsePage(route: string): { document: Document } {
  return parseHTML(readFileSync(path.resolve(`build${route}.html`), 'utf8'));
}

function readArticle(route: string): { title: string; text: string } {
  const article = new Readability(parsePage(route).document).parse();
  return { title: article?.title ?? '', text: article?.textContent ?? '' };
}
