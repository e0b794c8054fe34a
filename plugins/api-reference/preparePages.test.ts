import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contracts } from './fixtures/contracts';
import { writeLargeContract } from './fixtures/writeLargeContract';
import { decodeEntities } from './fixtures/decodeEntities';
import { listNames } from './listNames';
import { preparePages, type PreparedPage } from './preparePages';

const fixtures = join(__dirname, 'fixtures');
const temporary = mkdtempSync(join(tmpdir(), 'api-reference-'));
afterAll(() => rmSync(temporary, { recursive: true }));

describe.each(contracts)('the contract %s', (specPath) => {
  const { model, pages } = prepare(fixtures, specPath);

  it('becomes pages that compile as MDX', async () => {
    for (const page of pages) {
      await expect(compilePage(page), page.id).resolves.toContain('MDXContent');
    }
  });

  it('keeps every parameter, field, value and response code', async () => {
    for (const operation of model.operations) {
      const page = pages.find(({ id }) => id === operation.id);
      const text = await readShown(page);
      const names = listNames(model.contract, operation.cursor, operation.pathItem);
      const missing = Object.values<string[]>({ ...names })
        .flat()
        .filter((name) => !text.includes(name));
      expect(missing, operation.id).toEqual([]);
    }
  });

  it('gives every operation a page of its own, with an id that occurs once', () => {
    const ids = pages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(pages.filter(({ kind }) => kind === 'api')).toHaveLength(model.operations.length);
  });

  it('gives every anchor once', () => {
    for (const { text, id } of pages) {
      const anchors = [...text.matchAll(/^<(?!Fields)\w+ id="([^"]+)"|\{#([^}]+)\}$/gm)].map(
        ([, a, b]) => a ?? b,
      );
      expect(new Set(anchors).size, id).toBe(anchors.length);
    }
  });

  it('writes the same bytes each time', () => {
    expect(prepare(fixtures, specPath).pages).toEqual(pages);
  });
});

describe('hostile text in a contract', () => {
  const { pages } = prepare(fixtures, 'exotic-3.0.yaml');

  it('never becomes an element, a handler or a script address', async () => {
    for (const page of pages) {
      const html = (await readProps(page)).join('\n') + (page.samples ?? '');
      expect(html, page.id).not.toMatch(/<(script|img|iframe|style|b|i|details)[\s>]/i);
      expect(html, page.id).not.toMatch(/<[^>]+\s(on\w+|style)=/i);
      expect(html, page.id).not.toMatch(/(href|src)="(?!https?:|mailto:|tel:|\/|#)/i);
    }
  });

  it('stays readable as text', async () => {
    const [info] = pages;
    const text = await readShown(info);
    for (const part of [
      "<script>alert('info')</script>",
      '{2 + 2}',
      'import x from',
      '{#not-an-id}',
      '${code}',
      ':smile:',
      './nowhere.md',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('keeps titles in the front matter as they are', () => {
    const titles = pages.map(readTitle);
    expect(titles).toContain('Exotic "API" {of} <all> things');
    expect(titles).toContain('Cats "and" <Dogs> {all}');
    expect(titles).toContain('List trees with {braces} & "quotes" <tags>');
  });
});

describe('a contract with texts in odd places and parts that no operation uses', () => {
  const { pages } = prepare(fixtures, 'leftovers.yaml');

  it('has every one of its texts on some page', async () => {
    const addresses = pages.flatMap(({ text }) => text.match(/https:[^&"]+/g) ?? []);
    const shown = [
      ...(await Promise.all(pages.map(readShown))),
      ...pages.map(readTitle),
      ...addresses,
    ].join('\n');
    const texts = listTexts(parse(readFileSync(join(fixtures, 'leftovers.yaml'), 'utf8')));
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  });

  it('has two pages where two paths share one path item', () => {
    expect(pages.map(({ id }) => id)).toEqual(['leftovers', 'used', 'make-thing', 'make-thing-2']);
  });
});

describe('a contract of 300 operations', () => {
  writeLargeContract(join(temporary, 'large.json'), 300);
  const { model, pages } = prepare(temporary, 'large.json');

  it('has a page for each and loses nothing', () => {
    expect(pages).toHaveLength(1 + 12 + 300);
    const missing: string[] = [];
    for (const operation of model.operations) {
      const text = pages.find(({ id }) => id === operation.id)?.text ?? '';
      const names = listNames(model.contract, operation.cursor, operation.pathItem);
      missing.push(
        ...Object.values<string[]>({ ...names })
          .flat()
          .filter((name) => !text.includes(name)),
      );
    }
    expect(missing).toEqual([]);
  });
});

/** The strings and the names of fields of a document, without those that only tie it together. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => {
    if (['$ref', 'in', 'openapi', 'operationId', 'type'].includes(key)) return [];
    const names = key === 'properties' ? Object.keys(inside as object) : [];
    return [...names, ...listTexts(inside)];
  });
}

function prepare(siteDir: string, specPath: string) {
  return preparePages({
    siteDir,
    specPath,
    proseDir: 'prose',
    siteUrl: 'https://docs.example.com',
    routeBase: '/docs/api',
    idBase: 'api/',
    downloadUrl: '/swagger.yaml',
  });
}

function readTitle({ text }: PreparedPage): string {
  return (parse(/^---\n(.*?)\n---/s.exec(text)?.[1] ?? '') as { title: string }).title;
}

async function compilePage({ text }: PreparedPage): Promise<string> {
  // Docusaurus reads explicit ids of headings before MDX does.
  const source = text.replaceAll(/ \{#[^}\n]+\}$/gm, '');
  return String(await compile(source, { remarkPlugins: [remarkFrontmatter] }));
}

/** The strings that a compiled page hands to its components. */
async function readProps(page: PreparedPage | undefined): Promise<string[]> {
  if (page === undefined) throw new Error('there is no such page');
  const compiled = await compilePage(page);
  return [...compiled.matchAll(/"(?:[^"\\\n]|\\.)*"/g)].map(
    ([literal]) => JSON.parse(toJson(literal)) as string,
  );
}

/** What a reader sees of a page: the values of its properties, without tags, and its headings. */
async function readShown(page: PreparedPage | undefined): Promise<string> {
  const props = await readProps(page);
  const text = props.map(toShownText).join('\n');
  return `${text}\n${page?.text.replace(/^---\n.*?\n---/s, '').replaceAll(/^<.*$/gm, '')}`;
}

/** Properties that hold HTML begin with one of our own elements; all others are shown as they are. */
function toShownText(value: string): string {
  return /^<(p|dl|ul|ol|h\d|pre|table|blockquote|hr)\b/.test(value)
    ? decodeEntities(value.replaceAll(/<\/?[a-z][^>]*>/g, ''))
    : value;
}

/** Literals of JavaScript that JSON writes otherwise. */
function toJson(literal: string): string {
  return literal.replaceAll(/\\x([0-9a-f]{2})/gi, '\\u00$1').replaceAll("\\'", "'");
}
