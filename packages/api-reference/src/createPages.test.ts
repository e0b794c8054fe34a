import fc from 'fast-check';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import type { GeneratedPage } from './pages/Page';
import { partsOf, readPages } from './testing';

/** Elements of descriptions and samples. */
const allowedElements =
  /^(a|address|blockquote|br|code|dd|del|details|div|dl|dt|em|h[2-6]|hr|li|ol|p|pre|section|span|strong|sup|summary|table|tbody|td|th|thead|tr|ul|wbr)$/;

/** What is wrong with a page: anchors that it has twice or links to and does not have, and what could run, load or hide something. */
function findErrors(page: GeneratedPage): string[] {
  const errors: string[] = [];
  const anchors = new Set<unknown>();
  const links: string[] = [];
  visit(partsOf(page), (node) => {
    if (node.type === 'comment') errors.push(`<!--${node.value}-->`);
    if (node.type !== 'element') return;
    const { tagName, properties } = node;
    if (!allowedElements.test(tagName)) errors.push(`<${tagName}>`);
    const { id, href = '#' } = properties;
    if (anchors.has(id)) errors.push(`id="${String(id)}" twice`);
    if (id !== undefined) anchors.add(id);
    const address = String(href);
    if (!/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(address)) errors.push(address);
    if (/^#./.test(address)) links.push(decodeURIComponent(address.slice(1)));
    const unsafe = /^(on.*|style|src|srcSet|srcDoc|formAction)$/i;
    errors.push(...Object.keys(properties).filter((name) => unsafe.test(name)));
  });
  return [...errors, ...links.filter((link) => !anchors.has(link))];
}

/** A contract with one operation that takes and answers JSON of a schema called S. */
const withSchema = (schemas: string) => {
  const content = "content: { application/json: { schema: { $ref: '#/components/schemas/S' } } }";
  return `paths: { /x: { post: { requestBody: { ${content} }, responses: { 200: { ${content} } } } } }
components: { schemas: { ${schemas} } }`;
};
const ref = (name: string) => `$ref: '#/components/schemas/${name}'`;

it.each([
  {
    what: 'pages and samples have no fields of the other direction',
    schemas: `S: { properties: { id: { type: integer, readOnly: true }, key: { type: string, writeOnly: true }, at: { ${ref('R')} } } }, R: { format: date, type: string, readOnly: true }`,
    sent: { key: 'texto' },
    answered: { id: 0, at: '2019-08-24' },
    body: /^(?!.*>at<).*>key</s,
    responses: /^(?!.*>key<).*>at</s,
  },
  {
    what: 'a text beside a reference wins, of several members the later one',
    schemas: `S: { allOf: [{ ${ref('A')} }, { ${ref('B')} }], properties: { r: { ${ref('C')}, description: beside } } }, A: { description: first, properties: { f: { type: string, description: old, default: old } } }, B: { description: second, properties: { f: { description: new, default: new } } }, C: { type: string, description: elsewhere }`,
    sent: { f: 'new', r: 'texto' },
    body: /^(?!.*(old|elsewhere)).*first.*second.*new.*beside/s,
  },
  {
    what: 'a required schema in itself ends with null where it may',
    schemas: `S: { required: [a], properties: { a: { anyOf: [{ ${ref('S')} }, { type: 'null' }] } } }`,
    sent: { a: null },
  },
])('$what', ({ schemas, sent, answered = sent, body = /./, responses = /./ }) => {
  const pages = readPages(withSchema(schemas));
  expect(JSON.parse(/--data '([^]*)'/.exec(pages.sample())?.[1] ?? '')).toEqual(sent);
  expect(pages.answers.map((code): unknown => JSON.parse(code))).toEqual([answered]);
  expect(pages.section('cuerpo')).toMatch(body);
  expect(pages.section('respuestas')).toMatch(responses);
});

it('schemas that refer to each other have a page and a sample of a bearable size', () => {
  const names = Array.from({ length: 12 }, (_, index) => `S${index || ''}`);
  const properties = names.map((name) => `p${name}: { ${ref(name)} }`).join();
  const all = names.map(
    (name) => `${name}: { properties: { v: { type: string }, ${properties} } }`,
  );
  const pages = readPages(withSchema(all.join()));
  expect(pages.sample().length).toBeLessThan(20_000);
  expect(pages.html.length).toBeLessThan(1_000_000);
  for (const page of pages.pages) expect(findErrors(page)).toEqual([]);
});

it('media types with one schema show it once, those after the first are folded', () => {
  const schema = 'schema: { properties: { a: { type: string } } }';
  const form = `application/x-www-form-urlencoded: { ${schema} }`;
  const pages = readPages(
    `paths: { /x: { post: { requestBody: { content: { application/json: { ${schema} }, ${form}, text/csv: {} } } } } }`,
  );
  const folds = pages.section('cuerpo').match(/<details[^>]*>/g) ?? [];
  expect(folds.map((fold) => fold.includes(' open'))).toEqual([true, false]);
  const titles = ['Petición', 'application/x-www-form-urlencoded', 'text/csv'];
  expect(pages.controls.examples.map(({ title }) => title)).toEqual(titles);
});

it('an answer is tied to the request example of its name, and to nothing else', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => `${name}: { value: 1 }`);
  const json = (media: string) => `{ content: { application/json: { ${media} } } }`;
  const pages = readPages(
    `paths: { /x: { post: { requestBody: ${json(`examples: { ${a}, ${b} }`)}, responses: { 200: ${json(`examples: { ${b}, ${c} }`)}, 400: ${json('example: 4')} } } } }`,
  );
  const ties = pages.controls.responses.map(({ status, name }) => `${status} ${name}`);
  expect(ties).toEqual(['200 b', '200 c', '400 undefined']);
  expect(Object.keys(pages.programs)).toEqual(['a', 'b']);
});

it('authentication is described on the information page only, and not denied where nothing is said', () => {
  const secured = (security: string) => `paths: { /x: { get: { responses: {}${security} } } }
components: { securitySchemes: { s: { type: http, scheme: bearer, description: A tutorial. } } }`;
  const pages = readPages(secured(', security: [{ s: [] }]'));
  expect(pages.text()).not.toContain('A tutorial.');
  expect(pages.text('t')).toContain('A tutorial.');
  expect(pages.html).toContain('/docs/api/t#autenticacion-s');
  expect(readPages(secured('')).text()).toContain('no indica ninguna');
  expect(readPages(secured(', security: []')).text()).toContain('No necesita');
});

it('pages have ids of operationId, summary, or method and path, and each id is there once', () => {
  const { pages } = readPages(`
tags: [{ name: Tag }]
paths:
  /a: { get: { operationId: listPets, tags: [tag] }, put: { summary: Pedir ñandú }, post: {} }
  /b: { get: { operationId: list_pets } }`);
  expect(pages.map(({ id }) => id)).toEqual([
    'tag',
    'otras-operaciones',
    'list-pets',
    'pedir-nandu',
    'post-a',
    'list-pets-2',
    't',
  ]);
});

/** Texts that break what does not escape them: markup, scripts, MDX, Markdown, YAML, odd characters and names of JavaScript. */
// prettier-ignore
const hostileTexts = [
  "<script>alert('x')</script>", '</script><script>alert(1)</script>', '<img src=x onerror=alert(1)>', '[a](JaVaScRiPt:alert(1))',
  '![b](https://evil.example/pixel.png "c")', '{{constructor.constructor("alert(1)")()}}', '${7*7}', '{process.exit(1)}', '</Prose>',
  'import fs from "node:fs"', ':::danger[x]\n\ny\n\n:::', '---\ntitle: otro\n---', '" onmouseover="alert(1)" x="', '$(id)', 'EOF',
  '\u202Eoculto', '\r\n', 'constructor', 'toString', ' ', '', 'a/b~c',
];

it('no text becomes code: pages render, are harmless and show each name', () => {
  const random = fc.string({ unit: 'binary', maxLength: 12 });
  const text = fc
    .oneof(fc.constantFrom(...hostileTexts), random)
    .filter((one) => one !== '__proto__' && !/\\|(?![\t\n\r])[\p{Cc}\p{Zl}\p{Zp}]/u.test(one));
  const texts = fc.array(text, { minLength: 6, maxLength: 6 });
  const property = fc.property(texts, ([name = '', a = '', b, c, d, e]) => {
    const S = {
      title: a,
      description: b,
      example: { [a]: d },
      properties: {
        [name]: { enum: [d, e], description: c, pattern: e, default: d },
        node: { $ref: '#/components/schemas/S' },
      },
    };
    const examples = { [name]: { summary: a, description: b, value: e } };
    const content = { 'application/json': { schema: S, examples } };
    const parameter = { name: name || 'q', in: 'query', required: true, description: d };
    const operation = {
      operationId: 'x',
      summary: `X ${a}`,
      description: b,
      tags: ['t'],
      parameters: [{ ...parameter, schema: { type: 'string' } }],
      requestBody: { description: c, content },
      responses: { 200: { description: d, content } },
    };
    const contract = {
      openapi: '3.1.0',
      info: { title: `API ${e}`, description: a },
      paths: { '/x': { post: operation } },
      tags: [{ name: 't', description: c }],
      components: { schemas: { S } },
    };
    const { pages } = readPages(JSON.stringify(contract));
    for (const page of pages) expect(findErrors(page), page.id).toEqual([]);
    // Without spaces, and without characters that no page can show.
    const squeeze = (shown: string) => shown.replaceAll(/[\s\p{C}\uFFFD]/gu, '');
    const own = pages.filter(({ id }) => id === 'x').map((page) => toString(partsOf(page)));
    expect(squeeze(own.join(''))).toContain(squeeze(name));
  });
  // `npm run test:fuzz` sets another seed and more runs.
  const seed = Number(process.env.FUZZ_SEED ?? 20261121);
  fc.assert(property, { seed, numRuns: Number(process.env.FUZZ_RUNS ?? 25) });
}, 3_600_000);
