import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import { renderSamples, toTextBody } from '@aifindr-docs/request-samples';
import { readApi } from './contract/readApi';
import { readContract } from './contract/readContract';
import { buildRequests } from './requests/buildRequests';
import { listNames } from './testing/listNames';
import { testOptions } from './testing/testOptions';

const { operations } = readApi(readContract('examples/swagger.yaml', path.resolve('.')));
const codeOf = (element: Element) => selectAll('pre', element).map(toString);

describe.each(operations)('the built page of $id', (operation) => {
  const file = `build/docs/api/${operation.id}.html`;
  const page = fromHtml(readFileSync(file, 'utf8'));
  const names = listNames(operation);
  const ids = selectAll('[id]', page).map(({ properties }) => String(properties.id));

  test('has every parameter, field, value and response code', () => {
    const text = selectAll('main', page).map(toString).join();
    expect(names.codes.length).toBeGreaterThan(1);
    expect(names.all.filter((name) => !text.includes(name))).toEqual([]);
  });

  test('has an anchor for each of them, samples before the reference', () => {
    const lacks = (name: string) => !ids.some((anchor) => anchor.endsWith(`-${name}`));
    expect(names.anchored.filter(lacks)).toEqual([]);
    const parts = ['ejemplos-de-peticion', 'ejemplos-de-respuesta', 'autenticacion'];
    expect(ids.filter((anchor) => parts.includes(anchor))).toEqual(parts);
    for (const code of names.codes) expect(ids).toContain(`respuesta-${code}`);
    expect(new Set(ids).size, 'unique ids').toBe(ids.length);
  });

  test('has the first request in each language, and the body of every example', () => {
    const requests = buildRequests(operation).map(({ request }) => request);
    const bodies = requests.map(({ body }) => (body ? [toTextBody(body).text] : []));
    expect(selectAll('[data-example]', page).map(codeOf)).toEqual(bodies);
    const panels = selectAll('[role=tabpanel][data-language]', page);
    const shown = panels.map((panel) => [panel.properties.dataLanguage, codeOf(panel)]);
    const programs = requests
      .slice(0, 1)
      .flatMap((request) => renderSamples(request, testOptions.sampleLanguages))
      .map(({ language, code }) => [language, [code]]);
    expect(programs).toHaveLength(18);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(programs));
  });

  test('opens one success, and weighs little', () => {
    const open = selectAll('details[data-code][open]', page);
    expect(open).toHaveLength(1);
    expect(String(open[0]?.properties.dataCode)).toMatch(/^2/);
    expect(statSync(`${file}.br`).size).toBeLessThan(16_000);
  });
});
