import path from 'node:path';
import { expect, it } from 'vitest';
import { apiReference } from '../../../config/apiReference';
import { renderSamples } from '../../../lib/request-samples';
import { decodeTokens } from '../../../src/components/api/tokens';
import { readContract } from '../contract/readContract';
import { createPages } from '../createPages';
import { readApi } from '../model/readApi';
import { buildRequests } from './buildRequests';

const siteDir = path.resolve(__dirname, '../../..');

it('gives the browser, for every example and language, the program that is proven on the wire', async () => {
  const api = readApi(await readContract(apiReference.specPath, siteDir));
  const site = { siteDir, siteConfig: { url: 'https://docs.aifindr.com' } };
  const { pages } = await createPages(site, apiReference);
  for (const operation of api.operations) {
    const { programs = {} } = pages.find(({ id }) => id === operation.id) ?? {};
    const requests = buildRequests(api, operation);
    expect(Object.keys(programs)).toEqual(requests.map(({ name }) => name));
    for (const { name, request } of requests) {
      const samples = renderSamples(request);
      expect(samples).toHaveLength(18);
      expect(Object.keys(programs[name] ?? {})).toHaveLength(18);
      for (const { language, code } of samples) {
        const program = programs[name]?.[language];
        expect(program?.code, `${operation.id}, ${name}, ${language}`).toBe(code);
        const coloured = decodeTokens(program?.code ?? '', program?.tokens ?? '');
        expect(coloured.map(({ text }) => text).join('')).toBe(code);
      }
    }
  }
});

it('ties an answer to the request example of its name, and to nothing else', async () => {
  const site = { siteDir, siteConfig: { url: 'https://docs.aifindr.com' } };
  const { pages } = await createPages(site, apiReference);
  const [, attribute = ''] =
    /<CodeRail examples=.* responses=\{(\[.*?\])\} /.exec(
      pages.find(({ id }) => id === 'hacer-pregunta')?.mdx ?? '',
    ) ?? [];
  const answers = JSON.parse(attribute) as { status: string; name?: string }[];
  expect(answers.map(({ status, name }) => [status, name])).toEqual([
    ['200', 'enStreaming'],
    ['200', 'flujoConError'],
    ['202', 'completa'],
    ['202', 'conContexto'],
    ['400', undefined],
    ['404', undefined],
    ['500', 'servidor'],
  ]);
});
