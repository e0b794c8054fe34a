/** Each text of public contracts stands in the HTML of their pages: `contractTexts.ts` reads the contracts on its own. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createPagesOf } from '@aifindr-docs/openapi/testing/readPages';
import { renderPage } from '@aifindr-docs/openapi/testing/renderPage';
import { publicContracts } from '@aifindr-docs/openapi-contract/publicContracts';
import { type Expected, listExpected } from './contractTexts';

/** The text of pages, and of each field by its name. */
interface Shown {
  text: string;
  fields: Map<string, string[]>;
}

/** Spaces may differ. */
const toSigns = (text: string) => text.replaceAll(/\s/g, '');
/** Marks of Markdown and of HTML are no text of a page. */
const toWords = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

function readShown(trees: readonly Root[]): Shown {
  const fields = new Map<string, string[]>();
  for (const tree of trees) {
    visit(tree, 'element', (element: Element) => {
      if (element.tagName !== 'li' || element.properties.id === undefined) return;
      const [head] = element.children;
      const [name] = head?.type === 'element' ? head.children : [];
      if (name?.type !== 'element') return;
      const label = toString(name);
      fields.set(label, [...(fields.get(label) ?? []), toString(element)]);
    });
  }
  return { text: trees.map((tree) => toString(tree)).join('\n'), fields };
}

/** The lines of Markdown as the words that a page shows of them. */
function listLines(markdown: string): string[] {
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return markdown
    .replaceAll(/^\s*(```|~~~)[^\n]*$/gm, '')
    .replaceAll(/<\/?[a-zA-Z][^<>]*>/g, '\n')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/&(\w+);/g, (found, name: string) => entities[name] ?? found)
    .replaceAll(/^\s*\d+[.)]\s/gm, '')
    .split(/\n/)
    .map(toWords)
    .filter((line) => line !== '');
}

function isShown(expected: Expected, { text: all, fields }: Shown): boolean {
  const { kind, text, isProse, label = '', field } = expected;
  const places = field === undefined ? [all] : (fields.get(field) ?? []);
  if (isProse !== true) {
    // Beside the name of a field, the label is in lower case.
    const signs = [
      label + text,
      label && `${label.charAt(0).toLowerCase()}${label.slice(1)}:${text}`,
      // Of a parameter it stands in the address of the samples.
      kind === 'example' ? encodeURIComponent(text) : '',
    ];
    return places.some((place) =>
      signs.some((sign) => sign !== '' && toSigns(place).includes(toSigns(sign))),
    );
  }
  const lines = listLines(text);
  return places.some((place) => {
    const words = toWords(place);
    return lines.every((line) => words.includes(line));
  });
}

function listMissing(expected: readonly Expected[], shown: Shown): string[] {
  return expected
    .filter((one) => !isShown(one, shown))
    .map(({ kind, text, field }) => `${kind} ${field ?? ''}: ${text.slice(0, 120)}`);
}

const cases = publicContracts.map((file) => [path.basename(file), file] as const);

describe.each(cases)('the pages of %s', (_name, file) => {
  it('show each text of the contract', async () => {
    const contract: unknown = parse(readFileSync(file, 'utf8'));
    const { api, pages } = await createPagesOf(file, { language: 'en' });
    const trees = new Map(pages.map((page) => [page.id, renderPage(page)]));
    const { operations, general } = listExpected(contract);
    const isOperation = (id: string) => api.operations.some((operation) => operation.id === id);
    const others = [...trees].filter(([id]) => !isOperation(id));
    const models = others.filter(([id]) => /^models(-\d+)?$/.test(id)).map(([, tree]) => tree);
    const missing = listMissing(general, readShown(others.map(([, tree]) => tree)));
    expect(operations.length).toBe(api.operations.length);
    for (const { method, path: route, isWebhook, texts } of operations) {
      const page = pages.find(
        (one) =>
          one.kind === 'api' &&
          one.frontMatter.api_method === method &&
          (one.controls.method === 'event') === isWebhook &&
          one.controls.path === route,
      );
      const tree = trees.get(page?.id ?? '');
      if (page === undefined || tree === undefined) missing.push(`page ${method} ${route}`);
      else {
        const shown = readShown([tree, ...models]);
        shown.text += `\n${String(page.frontMatter.title)}`;
        for (const lost of listMissing(texts, shown)) missing.push(`${method} ${route}: ${lost}`);
      }
    }
    const count = operations.reduce((sum, { texts }) => sum + texts.length, general.length);
    console.log(`${path.basename(file)}: ${count} texts, ${missing.length} missing`);
    expect(missing).toEqual([]);
  });
});
