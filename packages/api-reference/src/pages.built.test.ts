import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import { renderSample, sampleLanguages, toTextBody } from '@aifindr-docs/request-samples';
import { isObject, valueAt } from './openapi/json';
import { readApi } from './openapi/readApi';
import { buildRequests } from './requests/buildRequests';

const specPath = path.resolve('examples/swagger.yaml');
const { api } = await readApi({ siteDir: path.resolve('.'), specPath, rulesPath: 'redocly.yaml' });
/** The document with its references replaced by their targets, read without the model of the pages. */
const { bundle: document } = await bundle({
  ref: specPath,
  config: await createConfig({}),
  dereference: true,
});
const codeOf = (element: Element) => selectAll('pre', element).map(toString);

/** Keywords whose value is keyed by names, status codes or media types that a page must show. */
const maps = /^(properties|responses|content)$/;
/** Keywords whose content a page need not show. */
const ignored = /^(x-.*|examples?|servers|security|externalDocs|tags|discriminator)$/;

/** Lists the names and enum values that a page must show for a part of the document, and whether the page must have an anchor for each. */
function* listNames(part: unknown, seen: Set<unknown>): Generator<[string, boolean]> {
  if (typeof part !== 'object' || part === null || seen.has(part)) return;
  seen.add(part);
  if ('in' in part) yield [String(valueAt(part, 'name')), true];
  const values = valueAt(part, 'enum') ?? [];
  for (const value of values as unknown[]) yield [String(value), false];
  for (const [key, inner] of Object.entries(part) as [string, unknown][]) {
    if (ignored.test(key)) continue;
    const named = maps.test(key) && isObject(inner) ? inner : {};
    for (const name of Object.keys(named)) yield [name, key !== 'content'];
    // The names are not searched as keywords, because a field may have the name of a keyword.
    yield* listNames(named === inner ? Object.values(named) : inner, seen);
  }
}

describe.each(api.operations)('the built page of $pageId', (operation) => {
  const file = `build/docs/api/${operation.pageId}.html`;
  const page = fromHtml(readFileSync(file, 'utf8'));
  const pathItem = valueAt(document.parsed, 'paths', operation.path);
  const source = [valueAt(pathItem, operation.method), valueAt(pathItem, 'parameters')];
  const found = [...listNames(source, new Set())];
  const anchors = found.flatMap(([name, isAnchor]) => (isAnchor ? name : []));
  const ids = selectAll('[id]', page).map(({ properties }) => String(properties.id));

  test('has every parameter, field, value and response code', () => {
    const text = selectAll('main', page).map(toString).join();
    expect(anchors.length).toBeGreaterThan(4);
    // Pages do not show `*/*`, because it allows every type.
    const lacks = (name: string) => name !== '*/*' && !text.includes(name);
    expect(found.map(([name]) => name).filter(lacks)).toEqual([]);
  });

  test('has an anchor for each of them, samples before the reference', () => {
    const lacks = (name: string) => !ids.some((anchor) => anchor.endsWith(`-${name}`));
    expect(anchors.filter(lacks)).toEqual([]);
    const parts = ['ejemplos-de-peticion', 'ejemplos-de-respuesta', 'autenticacion'];
    expect(ids.filter((anchor) => parts.includes(anchor))).toEqual(parts);
    expect(new Set(ids).size, 'unique ids').toBe(ids.length);
  });

  test('has the first request in each language, and the body of every example', () => {
    const requests = buildRequests(operation).map(({ request }) => request);
    const bodies = requests.map(({ body }) =>
      body ? [toTextBody(body).text.replaceAll('\r', '')] : [],
    );
    expect(selectAll('[data-example]', page).map(codeOf)).toEqual(bodies);
    const [first] = requests;
    for (const language of sampleLanguages) {
      const panels = selectAll(`[role=tabpanel][data-language=${language}]`, page);
      expect(panels.flatMap(codeOf), language).toEqual([first && renderSample(language, first)]);
    }
    expect(toString(page)).toContain('En Windows: Git Bash o WSL');
  });

  test('opens one success, and weighs little', () => {
    const open = selectAll('details[data-code][open]', page);
    expect(open).toHaveLength(1);
    expect(String(open[0]?.properties.dataCode)).toMatch(/^2/);
    expect(statSync(`${file}.br`).size).toBeLessThan(16_000);
  });
});
