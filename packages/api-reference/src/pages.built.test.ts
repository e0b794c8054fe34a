import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import { renderSamples, toTextBody } from '@aifindr-docs/request-samples';
import { isObject } from './contract/json';
import { type Operation, readApi } from './contract/readApi';
import { readContract } from './contract/readContract';
import { buildRequests } from './requests/buildRequests';
import { testOptions } from './testing';

const { operations } = readApi(readContract('examples/swagger.yaml', path.resolve('.')));
const codeOf = (element: Element) => selectAll('pre', element).map(toString);

/** Keywords whose keys are names chosen by the author, and those without names that a page must show. */
const maps = /^(properties|headers|responses|content)$/;
const ignored = /^(x-.*|examples?|servers|security|externalDocs|tags|discriminator)$/;

/** Every name in an operation, found without the model of the pages, to be looked for in the output. */
function listNames({ declaration, parameters }: Operation) {
  const anchored = new Set<string>();
  const others = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (!isObject(value)) return Object.values(value).forEach(visit);
    if (typeof value.name === 'string' && 'in' in value) anchored.add(value.name);
    if (Array.isArray(value.enum)) value.enum.forEach((item) => others.add(String(item)));
    for (const [key, inner] of Object.entries(value)) {
      if (ignored.test(key)) continue;
      const names = maps.test(key) && isObject(inner) ? Object.keys(inner) : [];
      for (const name of names) (key === 'content' ? others : anchored).add(name);
      // A field may be called as a keyword is.
      if (names.length > 0) Object.values(inner as object).forEach(visit);
      else visit(inner);
    }
  };
  visit([declaration, ...parameters.map((one) => one.declaration)]);
  // A range of all types says nothing.
  others.delete('*/*');
  return { anchored: [...anchored], all: [...anchored, ...others] };
}

describe.each(operations)('the built page of $id', (operation) => {
  const file = `build/docs/api/${operation.id}.html`;
  const page = fromHtml(readFileSync(file, 'utf8'));
  const names = listNames(operation);
  const ids = selectAll('[id]', page).map(({ properties }) => String(properties.id));

  test('has every parameter, field, value and response code', () => {
    const text = selectAll('main', page).map(toString).join();
    expect(names.anchored.length).toBeGreaterThan(4);
    expect(names.all.filter((name) => !text.includes(name))).toEqual([]);
  });

  test('has an anchor for each of them, samples before the reference', () => {
    const lacks = (name: string) => !ids.some((anchor) => anchor.endsWith(`-${name}`));
    expect(names.anchored.filter(lacks)).toEqual([]);
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
    const programs = first ? renderSamples(first, testOptions.sampleLanguages) : [];
    expect(programs.length).toBeGreaterThan(0);
    for (const { language, code } of programs) {
      const panels = selectAll(`[role=tabpanel][data-language=${language}]`, page);
      expect(panels.flatMap(codeOf), language).toEqual([code]);
    }
  });

  test('opens one success, and weighs little', () => {
    const open = selectAll('details[data-code][open]', page);
    expect(open).toHaveLength(1);
    expect(String(open[0]?.properties.dataCode)).toMatch(/^2/);
    expect(statSync(`${file}.br`).size).toBeLessThan(16_000);
  });
});
