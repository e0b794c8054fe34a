/** The content of the synthetic sites: the same at every run, and no page like another. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readRegion } from '../../lib/mdx/readRegion';
import { createWriter, readWordChain } from './createWriter';
import { growContract } from './growContract';
import { makePages } from './makePages';

const guide = path.resolve('docs/widget-config');
const pages = readdirSync(guide)
  .filter((file) => file.endsWith('.mdx'))
  .sort()
  .map((file) => readFileSync(path.join(guide, file), 'utf8'));
const chain = readWordChain(pages);
const writerOf = (seed: number) => createWriter(chain, seed);
const contract = readFileSync('examples/swagger.yaml', 'utf8');

test('the prose of a page gives the words, its code and tables do not', () => {
  const prose = Array.from({ length: 600 }, (_, index) => {
    const word = [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    return `Palabra ${word} con otras cosas.`;
  });
  const words = readWordChain([
    `---\ntitle: Aparte\n---\n\n${prose.join('\n\n')}\n\n\`\`\`js\nNunca código de una valla\n\`\`\`\n\n| Nunca celda de una tabla |\n`,
  ]);
  expect(words.get('')).toEqual(prose.map(() => 'Palabra'));
  expect(words.get('otras')).toContain('cosas');
  expect(words.has('código')).toBe(false);
  expect(words.has('celda')).toBe(false);
});

test('a guide of few words is refused: its pages would all say the same', () => {
  expect(() => readWordChain(['Una frase corta y nada más.'])).toThrow(
    'the guide has only 7 words to write synthetic pages with',
  );
});

test('the same count makes the same pages and the same contract', () => {
  expect([...makePages(30, writerOf)]).toEqual([...makePages(30, writerOf)]);
  expect(growContract(contract, 20, writerOf)).toBe(growContract(contract, 20, writerOf));
});

test('a larger guide keeps what a smaller one has on its pages, links aside', () => {
  const codeOf = (count: number) =>
    makePages(count, writerOf).get('examples/ampliacion/pagina-7.js');
  expect(codeOf(200)).toBe(codeOf(20));
});

test('every link and every piece of code of a page is there', () => {
  const files = makePages(120, writerOf);
  for (const [file, text] of files) {
    const links = [...text.matchAll(/\]\(([^)#]+\.mdx)#([\w-]+)\)/g)];
    for (const [, target = '', anchor = ''] of links) {
      expect(files.get(path.posix.join(path.posix.dirname(file), target))).toContain(
        `{#${anchor}}`,
      );
    }
    for (const [, source = '', region = ''] of text.matchAll(/file=([^\s#]+)#([\w-]+)/g)) {
      expect(readRegion(files.get(source) ?? '', region)).toMatch(/^export function/);
    }
  }
});

test('pages say different things: together they keep more than half of the bytes that each takes alone', () => {
  const texts = [...makePages(20, writerOf)]
    .filter(([file]) => file.endsWith('.mdx'))
    .map(([, text]) => text);
  const bytesOf = (text: string) => brotliCompressSync(text).length;
  const alone = texts.reduce((sum, text) => sum + bytesOf(text), 0);
  expect(texts).toHaveLength(20);
  expect(bytesOf(texts.join('\n')) / alone).toBeGreaterThan(0.5);
});

test('a contract is grown to as many operations as asked for, each with an address of its own', () => {
  const grown = parse(growContract(contract, 60, writerOf)) as {
    paths: Record<string, Record<string, { summary: string; operationId: string }>>;
  };
  const operations = Object.values(grown.paths).flatMap((item) => Object.values(item));
  expect(operations).toHaveLength(60);
  expect(new Set(operations.map(({ summary }) => summary)).size).toBe(60);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(60);
});

test('a contract that is large enough stays as it is', () => {
  expect(parse(growContract(contract, 5, writerOf))).toEqual(parse(contract));
});
