import path from 'node:path';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { renderSample, sampleLanguages } from '@aifindr-docs/request-samples';
import { createPages } from '../createPages';
import { buildRequests } from '../requests/buildRequests';
import { renderParts, renderTestPages, testOptions } from '../testing';

it('every language shows a field in the lines that a change of its value changes', async () => {
  const options = { ...testOptions, specPath: 'examples/swagger.yaml', proseDir: undefined };
  const { api, pages } = await createPages(path.resolve('.'), options);
  let count = 0;
  for (const operation of api.operations) {
    const page = pages.find(({ id }) => id === operation.pageId);
    if (page?.kind !== 'api') throw new Error(`no page of ${operation.pageId}`);
    const ids = selectAll('li', renderParts(page)).map(({ properties }) => properties.id);
    for (const { name, request } of buildRequests(operation)) {
      const sent = request.body && 'text' in request.body ? request.body.text : '{}';
      for (const language of sampleLanguages) {
        const code = renderSample(language, request);
        const where = `${operation.pageId}, ${language}`;
        const lines = listLines(select('code', fromHtml(page.programs[name]?.[language] ?? '')));
        expect(lines.map(({ text }) => text).join('\n'), where).toBe(code);
        const textsOf = (field: string) =>
          lines.filter(({ fields }) => fields.includes(field)).map(({ text }) => text);
        const [key, ...furtherTexts] = textsOf('autenticacion-ApiKeyAuth');
        expect(furtherTexts, where).toEqual([]);
        expect(key, where).toMatch(/X-API-KEY.*TU_CLAVE_API|TU_CLAVE_API.*X-API-KEY/);
        for (const parameter of operation.parameters) {
          const texts = textsOf(`parametro-${parameter.name}`);
          expect(texts.join(), where).toContain(parameter.examples[0]?.value);
        }
        for (const [keys, value] of listChanges(JSON.parse(sent))) {
          const text = JSON.stringify(value, undefined, 2);
          const body = { mediaType: 'application/json', text };
          const changedLines = renderSample(language, { ...request, body }).split('\n');
          const different = lines.filter((line, number) => line.text !== changedLines[number]);
          // The line belongs to the innermost field that the page describes.
          const ways = keys.map((_key, index) => ['cuerpo', ...keys.slice(0, index + 1)].join('-'));
          const field = ways.findLast((id) => ids.includes(id));
          for (const { fields } of different) expect(fields, where).toEqual([field]);
          count += different.length;
        }
      }
    }
  }
  expect(count).toBeGreaterThan(18 * 30);
});

it('finds the fields of a response that is described elsewhere on the page', async () => {
  const { page } = await renderTestPages(`
paths:
  /x:
    get:
      responses:
        200: { content: { application/json: { schema: { $ref: '#/components/schemas/Node' }, example: { id: 1, children: [{ id: 2 }] } } } }
        404: { $ref: '#/paths/~1x/get/responses/200' }
components: { schemas: { Node: { properties: { id: {}, children: { items: { properties: { id: {} } } } } } } }`);
  const names = ['id', 'children', 'children', 'children-cada-elemento-id', 'children', 'children'];
  const fields = names.map((name) => `respuesta-200-${name}`);
  const samples = selectAll('[data-language=json] > code', page).map((code) =>
    listLines(code).flatMap((line) => line.fields),
  );
  expect(samples).toEqual([fields, fields]);
});

/** Lists copies of a value, each with one scalar changed, and before each copy the object keys that lead to that scalar. */
function* listChanges(value: unknown): Generator<[string[], unknown]> {
  if (typeof value !== 'object' || value === null) {
    const other = typeof value === 'boolean' ? !value : `${String(value)}·`;
    yield [[], typeof value === 'number' ? value + 1 : other];
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    for (const [keys, changed] of listChanges(inner)) {
      if (Array.isArray(value)) yield [keys, value.with(Number(key), changed)];
      else yield [[key, ...keys], { ...value, [key]: changed }];
    }
  }
}

/** Lists the lines of code with the fields that they show. An element with `data-field` contains whole lines. */
function listLines(code: Element | undefined) {
  const lines = (code ? toString(code) : '')
    .split('\n')
    .map((text) => ({ text, fields: [] as string[] }));
  let number = 0;
  for (const node of code?.children ?? []) {
    const parts = toString(node).split(/(?<=\n)/);
    const fields = node.type === 'element' ? node.properties.dataField : undefined;
    for (const line of fields ? lines.slice(number, number + parts.length) : []) {
      line.fields = String(fields).split(' ');
    }
    number += parts.filter((part) => part.endsWith('\n')).length;
  }
  return lines;
}
