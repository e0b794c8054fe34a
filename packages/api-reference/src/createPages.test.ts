import fc from 'fast-check';
import { select, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { findHtmlErrors, listTexts, renderParts, renderTestPages } from './testing';

const ref = (name: string) => `$ref: '#/components/schemas/${name}'`;
const body = (schema: string, schemas = '') =>
  `paths: { /x: { post: { responses: {}, requestBody: { content: { application/json: { schema: { ${schema} } } } } } } }
components: { schemas: { ${schemas} } }`;

it('beside the name of a field stand its type, what is special about it, and its constraints', async () => {
  const { page } = await renderTestPages(
    body(`
      required: [required],
      properties: {
        required: { type: string, writeOnly: true },
        deprecated: { type: string, format: date, deprecated: true },
        types: { type: [string, 'null', number], minLength: 2 },
        list: { type: array, items: { type: boolean } },
        lists: { type: array, items: { type: [string, number] } },
        minimum: { minimum: 5, exclusiveMinimum: 6 },
        maximum: { maximum: 9, exclusiveMaximum: 8, multipleOf: 2 },
        text: { type: string, maxLength: 3, pattern: x },
        items: { type: array, minItems: 1, maxItems: 2, uniqueItems: true },
        object: { type: object, minProperties: 1, maxProperties: 2, default: {} },
        alternatives: { oneOf: [{ type: string }, { type: integer }] },
        const: { const: x },
        any: {},
      }`),
  );
  expect(listTexts(page, '.api-field > .api-head')).toMatchInlineSnapshot(`
    [
      "required string obligatorio solo escritura",
      "deprecated string obsoleto formato: date",
      "types string | number | null longitud mínima: 2",
      "list boolean[]",
      "lists (string | number)[]",
      "minimum number mínimo: 5 mayor que: 6",
      "maximum number máximo: 9 menor que: 8 múltiplo de: 2",
      "text string patrón: x longitud máxima: 3",
      "items array elementos como mínimo: 1 elementos como máximo: 2 elementos sin repetir",
      "object object predeterminado: {} claves como mínimo: 1 claves como máximo: 2",
      "alternatives string | integer",
      "const string valor fijo: x",
      "any any",
    ]
  `);
  expect(listTexts(page, '.api-required')).toEqual(['obligatorio']);
});

it('a field has title, description, values with their meaning, documentation, and says which keys it admits', async () => {
  const { page } = await renderTestPages(
    body(`
      properties: {
        a: { title: Título, description: Texto, enum: [uno, dos], x-enumDescriptions: { dos: Dos }, externalDocs: { url: 'https://h.test', description: Guía } },
        closed: { additionalProperties: false, properties: {} },
        open: { additionalProperties: true, properties: { inside: {} } },
        free: { additionalProperties: true },
        object: { type: object },
      }`),
  );
  expect(listTexts(page, '.api-field > .api-prose > p, .api-prose li')).toMatchInlineSnapshot(`
    [
      "Título",
      "Texto",
      "Valores posibles:",
      "uno",
      "dos: Dos",
      "Más información: Guía.",
      "No admite otras claves.",
      "Admite además cualquier otra clave.",
      "Objeto libre: admite cualquier clave.",
      "Objeto libre: admite cualquier clave.",
    ]
  `);
});

it('alternatives have a block each, with the values that choose them, and the sample shows the fields of the chosen one', async () => {
  const { page } = await renderTestPages(
    body(
      `oneOf: [{ ${ref('Bar')} }, { ${ref('Baz')} }], discriminator: { propertyName: t, mapping: { created: Bar, updated: Bar } }, example: { t: baz }`,
      'Bar: { properties: { t: { const: bar } } }, Baz: { properties: { t: { const: baz } } }',
    ),
  );
  const titles = ['Bar (t: created o updated) object', 'Baz (t: baz) object'];
  expect(listTexts(page, 'summary')).toEqual(titles);
  expect(listTexts(page, '#cuerpo ~ div .api-prose')).toContain('El campo t dice cuál es.');
  const fields = selectAll('[data-field]', page).map(({ properties }) => properties.dataField);
  expect(new Set(fields)).toEqual(new Set(['cuerpo-baz-t-baz-t']));
});

it('a schema that contains itself is linked where it repeats, but not one that only shares its base', async () => {
  const { page, pages } = await renderTestPages(
    body(
      ref('Chat'),
      `Base: { properties: { id: { type: string } } }, Msg: { allOf: [{ ${ref('Base')} }], properties: { text: { type: string } } },
       Chat: { allOf: [{ ${ref('Base')} }], properties: { last: { ${ref('Msg')} }, next: { ${ref('Chat')}, description: El siguiente } } }`,
    ),
  );
  expect(listTexts(page, '.api-name')).toEqual(['id', 'last', 'id', 'text', 'next']);
  expect(listTexts(page, '#cuerpo-last > .api-head .api-type')).toEqual(['object (Msg)']);
  const repetition = ['El siguiente', 'Es recursivo: aquí se repite el esquema Chat.'];
  expect(listTexts(page, '#cuerpo-next > .api-prose > p')).toEqual(repetition);
  expect(select('#cuerpo-next > .api-prose a', page)?.properties.href).toBe('#cuerpo');
  const info = pages.find(({ kind }) => kind === 'info');
  const models = info && listTexts(renderParts(info), '#modelos + .api-prose code');
  expect(models).toEqual(['Base', 'Msg', 'Chat']);
});

it('requests have no read-only fields, responses no write-only ones, and anchors that would be equal get a number', async () => {
  const content = `content: { application/json: { schema: { ${ref('S')} } } }`;
  const { page } = await renderTestPages(
    `paths: { /x: { post: { requestBody: { ${content} }, responses: { 200: { description: OK, ${content} } } } } }
components: { schemas: { S: { properties: { id: { readOnly: true }, a b: { writeOnly: true }, a-b: {} } } } }`,
  );
  const ids = selectAll('.api-field', page).map(({ properties }) => properties.id);
  const expected = ['cuerpo-a-b', 'cuerpo-a-b-2', 'respuesta-200-id', 'respuesta-200-a-b'];
  expect(ids).toEqual(expected);
});

it('several media types are blocks, of which the first is open, and a response has its headers below them', async () => {
  const { page } = await renderTestPages(`
paths:
  /x:
    post:
      requestBody: { required: true, content: { application/json: {}, text/csv: {} } }
      responses: { 429: { description: Espera., headers: { Retry-After: { description: Segundos., schema: { type: integer }, example: 30 } } } }`);
  const listIds = (selector: string) =>
    selectAll(selector, page).map(({ properties }) => properties.id);
  expect(listIds('.api-fold')).toEqual(['cuerpo-application-json', 'cuerpo-text-csv']);
  expect(listIds('.api-fold[open]')).toEqual(['cuerpo-application-json']);
  expect(listTexts(page, '.api-caption')).toEqual(['obligatorio']);
  expect(listTexts(page, '[data-code="429"] > .api-prose')).toEqual(['Espera.', 'Cabeceras:']);
  const header = listTexts(page, '#respuesta-429-cabecera-Retry-After > *');
  expect(header).toEqual(['Retry-After integer', 'Segundos.Ejemplo30']);
});

it('a field leads to the first example that shows it, and the examples then say its value', async () => {
  const { page } = await renderTestPages(`
paths:
  /x:
    post:
      responses: {}
      parameters: [{ name: when, in: query, example: '09:11' }, { name: q, in: query, example: a }]
      requestBody:
        content:
          application/json:
            schema: { properties: { a: { example: 1 }, b: { example: 2 }, c: { example: 3 }, d: { example: 4 } } }
            examples: { one: { value: { a: 1, b: 5 } }, two: { value: { a: 1, c: 3 } } }`);
  const links = selectAll('[data-sample-link]', page).map(
    ({ properties: { href, title } }) => `${String(href)}: ${String(title)}`,
  );
  expect(links).toEqual([
    '#ejemplo-one: Ver «when» en el ejemplo',
    '#ejemplo-one: Ver «q» en el ejemplo',
    '#ejemplo-one: Ver «a» en el ejemplo',
    '#ejemplo-one: Ver «b» en el ejemplo',
    '#ejemplo-two: Ver «c» en el ejemplo «two»',
  ]);
  // A field shows only example values that no sample shows as they are: the URL has 09%3A11, and no body has 2 or 4.
  expect(listTexts(page, '.api-field dd')).toEqual(['09:11', '2', '4']);
});

it('a response leads to the request example of its name, and the page to a success', async () => {
  const { first, page } = await renderTestPages(`
paths:
  /x:
    post:
      requestBody: { content: { application/json: { examples: { ejemplo: { value: 1 }, b: { value: 2 } } } } }
      responses:
        100: { description: Más }
        200: { description: OK, content: { application/json: { examples: { ejemplo: { value: 3 }, c: { value: 4 } } } } }`);
  const links = selectAll('.api-sample-note a', page).map((link) => toHtml(link));
  expect(links).toEqual(['<a href="#ejemplo-ejemplo">Ver su petición</a>']);
  expect(first.kind === 'api' && first.controls.responses).toMatchObject([
    { status: '200', name: 'ejemplo' },
    { status: '200', name: 'c' },
  ]);
  const open = selectAll('[data-code]', page).map(({ properties }) => properties.open);
  expect(open).toEqual([undefined, true]);
});

it('an operation says how requests authenticate', async () => {
  const { pages } = await renderTestPages(`
paths:
  /x:
    get: { operationId: none, responses: {}, security: [] }
    put: { operationId: unknown, responses: {} }
    post: { operationId: scoped, responses: {}, security: [{ s: [read] }] }
    patch: { operationId: optional, responses: {}, security: [{ s: [] }, {}] }
    delete: { operationId: several, responses: {}, security: [{ s: [], t: [] }, { t: [] }] }
components: { securitySchemes: { s: { type: apiKey, in: header, name: K }, t: { type: apiKey, in: cookie, name: C } } }`);
  const sentences = pages
    .filter(({ kind }) => kind === 'api')
    .map((page) => [page.id, ...listTexts(renderParts(page), '#autenticacion + .api-prose p')]);
  expect(sentences.map((texts) => texts.join(' | '))).toEqual([
    'none | No necesita autenticación.',
    'unknown | La especificación OpenAPI no indica ninguna autenticación.',
    'scoped | Cabecera K (esquema s). | Permisos: read.',
    'optional | La autenticación es opcional. | Cabecera K (esquema s).',
    'several | Elige una de estas formas: | Cabecera K (esquema s). | Además: Cookie C (esquema t). | Cookie C (esquema t).',
  ]);
});

it('schemas that refer to each other have pages of a bearable size', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `S${index}`);
  const properties = names.map((name) => `p${name}: { ${ref(name)} }`).join();
  const schemas = names.map((name) => `${name}: { properties: { v: {}, ${properties} } }`);
  const { pages } = await renderTestPages(body(ref('S0'), schemas.join()));
  expect(JSON.stringify(pages).length).toBeLessThan(1_000_000);
  expect(pages.flatMap(findHtmlErrors)).toEqual([]);
});

/** Texts that break code which does not escape them, for example as HTML, MDX, YAML or shell, and names that JavaScript objects have. */
// prettier-ignore
const hostileTexts = [
  "<script>alert('x')</script>", '</script><script>alert(1)</script>', '<img src=x onerror=alert(1)>', '[a](JaVaScRiPt:alert(1))',
  '![b](https://evil.example/pixel.png "c")', '{{constructor.constructor("alert(1)")()}}', '${7*7}', '{process.exit(1)}', '</Prose>',
  'import fs from "node:fs"', ':::danger[x]\n\ny\n\n:::', '---\ntitle: otro\n---', '" onmouseover="alert(1)" x="', '$(id)', 'EOF',
  '\u202Eoculto', '\r\n', 'constructor', 'toString', ' ', '', 'a/b~c',
];

it('no text becomes code: pages render, are harmless and show each name', async () => {
  const random = fc.string({ unit: 'binary', maxLength: 12 });
  const text = fc
    .oneof(fc.constantFrom(...hostileTexts), random)
    .filter((key) => key !== '__proto__' && !/\\|(?![\t\n\r])[\p{Cc}\p{Zl}\p{Zp}]/u.test(key));
  // A document has five operations, because linting a document takes longer than rendering its pages.
  const six = fc.tuple(text, text, text, text, text, text);
  const texts = fc.tuple(six, six, six, six, six);
  const property = fc.asyncProperty(texts, async (operations) => {
    const { pages } = await renderTestPages(JSON.stringify(createHostileDocument(operations)));
    expect(pages.flatMap(findHtmlErrors)).toEqual([]);
    // Removes white space, characters of the Unicode category Other, and the character that replaces some of them.
    const squeeze = (shown: string) => shown.replaceAll(/[\s\p{C}\uFFFD]/gu, '');
    for (const [index, [name]] of operations.entries()) {
      const page = pages.find(({ id }) => id === `x${index}`);
      expect(page && squeeze(toString(renderParts(page)))).toContain(squeeze(name));
    }
  });
  // `npm run test:fuzz` makes 1000 runs by default. `FUZZ_SEED` sets another seed.
  const seed = Number(process.env.FUZZ_SEED ?? 20261121);
  await fc.assert(property, { seed, numRuns: Number(process.env.FUZZ_RUNS ?? 5) });
}, 3_600_000);

type SixTexts = readonly [string, string, string, string, string, string];

function createHostileDocument(operations: readonly SixTexts[]) {
  const [, title, description, purpose] = operations[0] ?? [];
  const schemas: Record<string, object> = {};
  const paths: Record<string, object> = {};
  operations.forEach(([name, a, b, c, d, e], index) => {
    const schema = {
      title: a,
      description: b,
      example: { [a]: d },
      properties: {
        [name]: { enum: [d, e], description: c, pattern: e, default: d },
        node: { $ref: `#/components/schemas/S${index}` },
      },
    };
    const examples = { [name]: { summary: a, description: b, value: e } };
    const content = { 'application/json': { schema, examples } };
    schemas[`S${index}`] = schema;
    const operation = {
      operationId: `x${index}`,
      summary: `X ${a}`,
      description: b,
      tags: ['t'],
      parameters: [{ name: name || 'q', in: 'query', description: d, schema: { type: 'string' } }],
      requestBody: { description: c, content },
      responses: { 200: { description: d, content } },
    };
    paths[`/x${index}`] = { post: operation };
  });
  return {
    openapi: '3.1.0',
    info: { title: `API ${title}`, description },
    paths,
    tags: [{ name: 't', description: purpose }],
    components: { schemas },
  };
}
