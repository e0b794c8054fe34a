import fc from 'fast-check';
import { toString } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { createTestPages, findErrors, renderPage } from './testing';

/** Texts that break code which does not escape them: markup, scripts, MDX, Markdown, YAML, odd characters and names of JavaScript. */
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
    .filter((one) => one !== '__proto__' && !/\\|(?![\t\n\r])[\p{Cc}\p{Zl}\p{Zp}]/u.test(one));
  const texts = fc.array(text, { minLength: 6, maxLength: 6 });
  const property = fc.asyncProperty(texts, async ([name = '', a = '', b, c, d, e]) => {
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
    const operation = {
      operationId: 'x',
      summary: `X ${a}`,
      description: b,
      tags: ['t'],
      parameters: [{ name: name || 'q', in: 'query', description: d, schema: { type: 'string' } }],
      requestBody: { description: c, content },
      responses: { 200: { description: d, content } },
    };
    const document = {
      openapi: '3.1.0',
      info: { title: `API ${e}`, description: a },
      paths: { '/x': { post: operation } },
      tags: [{ name: 't', description: c }],
      components: { schemas: { S } },
    };
    const { pages, first } = await createTestPages(JSON.stringify(document));
    expect(pages.flatMap(findErrors)).toEqual([]);
    // Removes spaces, and characters that no page can show.
    const squeeze = (shown: string) => shown.replaceAll(/[\s\p{C}\uFFFD]/gu, '');
    expect(squeeze(toString(renderPage(first)))).toContain(squeeze(name));
  });
  // `npm run test:fuzz` sets another seed and more runs.
  const seed = Number(process.env.FUZZ_SEED ?? 20261121);
  await fc.assert(property, { seed, numRuns: Number(process.env.FUZZ_RUNS ?? 25) });
}, 3_600_000);
