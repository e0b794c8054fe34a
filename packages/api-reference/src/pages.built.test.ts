import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
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

const api = readApi(readContract('examples/swagger.yaml', path.resolve('.')));

describe.each(api.operations.map((operation) => [operation.id, operation] as const))(
  'the built page of %s',
  (id, operation) => {
    const page = readPage(id);
    const names = listNames(api, operation);
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
      const requests = buildRequests(operation);
      const bodies = selectAll('[data-example]', page).map(codeOf);
      expect(bodies).toEqual(
        requests.map(({ request: { body } }) => (body ? [toTextBody(body).text] : [])),
      );
      const panels = selectAll('[role=tabpanel][data-language]', page);
      const { sampleLanguages: languages } = testOptions;
      const programs = requests
        .slice(0, 1)
        .flatMap(({ request }) => renderSamples(request, languages));
      expect(programs).toHaveLength(18);
      expect(
        Object.fromEntries(panels.map((panel) => [panel.properties.dataLanguage, codeOf(panel)])),
      ).toEqual(Object.fromEntries(programs.map(({ language, code }) => [language, [code]])));
    });

    test('opens one success, and weighs little', () => {
      const open = selectAll('details[data-code][open]', page);
      expect(open.map(({ properties }) => String(properties.dataCode))).toEqual([
        expect.stringMatching(/^2/),
      ]);
      expect(statSync(`build/docs/api/${id}.html.br`).size).toBeLessThan(16_000);
    });
  },
);

function codeOf(element: Element): string[] {
  return selectAll('pre', element).map(toString);
}

function readPage(id: string): Root {
  return fromHtml(readFileSync(`build/docs/api/${id}.html`, 'utf8'));
}
