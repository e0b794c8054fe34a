import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readApi } from '@aifindr-docs/api-reference/readApi';
import { buildRequests } from '@aifindr-docs/api-reference/requests/buildRequests';
import { fileContent, renderSample, sampleLanguages } from '@aifindr-docs/request-samples';
import { nastyRequests, origin } from '@aifindr-docs/request-samples/nastyRequests';
import { site } from '../../config/site';
import { type RawRequest, toComparable, toRawRequest } from './compareRequests';
import { checkAndInterpretProgram } from './interpreters';
import { cacheFolder, hasAllDebianPackages, runScript } from './runScript';
import { toolchains } from './toolchains';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether only `nastyRequests` are sent, by programs of the languages whose tools are installed and build fast. */
    isQuickSampleRun: boolean;
  }
}

const isQuick = inject('isQuickSampleRun');
const { api } = await readApi({
  siteDir: path.join(__dirname, '../..'),
  specPath: site.contractFile,
  rulesPath: site.contractRules,
});
const shownRequests = api.operations.flatMap((operation) =>
  buildRequests(operation).map(({ name, request }) => ({
    name: `${operation.pageId}, ${name}`,
    request,
  })),
);
/** Each language has a program for each of these requests. `nastyRequests` have content that a program may escape wrongly. */
const cases = [
  ...(isQuick ? [] : shownRequests),
  ...Object.entries(nastyRequests).map(([name, request]) => ({ name, request })),
];
const languages = await Promise.all(
  sampleLanguages.map(async (language) => {
    const { debian = '', isSlow = false } = toolchains[language] ?? {};
    return { language, isLeftOut: isQuick && (isSlow || !(await hasAllDebianPackages(debian))) };
  }),
);

/** The requests that the server received, by the name of the program, which is the first segment of the URL's path. */
const received = new Map<string, RawRequest[]>();
const server = createServer((request, response) => {
  void text(request).then((body) => {
    const [, name = '', target = ''] = /^\/(\w+)(\/.*)$/.exec(request.url ?? '') ?? [];
    const { method = '', headers } = request;
    received.set(name, [...(received.get(name) ?? []), { method, target, headers, body }]);
    const status = isNotFound(target) ? 404 : 200;
    response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
    response.end(JSON.stringify({ answer: `answer-to-${name}` }));
  });
});
const isNotFound = (url: string) => url.endsWith('?status=404');

await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => void server.close());

describe.each(languages)('$language', ({ language, isLeftOut }) => {
  const toolchain = toolchains[language];
  // The folder depends on the run, because the Vitest projects `samples` and `samples-quick` may run at once.
  const folder = path.join(cacheFolder, '../sample-runs', isQuick ? 'quick' : 'all', language);
  const programs = cases.map(({ name: title, request }, index) => {
    // Valid as the name of a file and, in every language, as an identifier.
    const name = `${language.replaceAll('-', '')}${String(index + 1).padStart(3, '0')}`;
    const { port } = server.address() as AddressInfo;
    const sample = renderSample(language, request);
    const code = sample.replaceAll(origin, () => `http://127.0.0.1:${port}/${name}`);
    return { title, name, request, code };
  });

  beforeAll(async () => {
    if (isLeftOut || toolchain === undefined) return;
    rmSync(folder, { recursive: true, force: true });
    for (const { name, code } of programs) {
      mkdirSync(path.join(folder, name), { recursive: true });
      writeFileSync(path.join(folder, name, toolchain.file.replace('RUN', name)), code);
      writeFileSync(path.join(folder, name, 'archivo'), fileContent);
    }
    const built = toolchain.buildAll && (await runScript(toolchain.buildAll, folder));
    if (built && !built.succeeded) throw new Error(`nothing compiles:\n${built.output}`);
  });

  it.skipIf(isLeftOut).concurrent.each(programs)(
    'sends $title',
    async ({ name, request, code }) => {
      if (toolchain === undefined) await checkAndInterpretProgram(language, code);
      else {
        const { succeeded, output } = await runScript(toolchain.run, path.join(folder, name));
        // A program prints every response, and fails only on status 404, unless `onError` of its toolchain says otherwise.
        const mustFail = isNotFound(request.url) && toolchain.onError !== 'succeeds';
        const isShown = !(mustFail && toolchain.onError === 'hides its body');
        expect(succeeded, output).toBe(!mustFail);
        expect(output.includes(`answer-to-${name}`), output).toBe(isShown);
      }
      const headers = request.headers.map((header) => header.name.toLowerCase());
      const compare = (raw: RawRequest) => toComparable(language, raw, headers);
      const arrived = await Promise.all((received.get(name) ?? []).map(compare));
      expect(arrived, code).toEqual([await compare(toRawRequest(request))]);
    },
  );
});
