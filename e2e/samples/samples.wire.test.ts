import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readApi } from '@aifindr-docs/api-reference/readApi';
import { buildRequests } from '@aifindr-docs/api-reference/requests/buildRequests';
import {
  fileContent,
  type HttpRequest,
  renderSample,
  sampleLanguages,
} from '@aifindr-docs/request-samples';
import { nastyRequests, origin } from '@aifindr-docs/request-samples/nastyRequests';
import { site } from '../../config/site';
import { type RawRequest, toComparable, toRawRequest } from './compareRequests';
import { createSyntaxCheck, interpreters, sendProgramRequest } from './interpreters';
import { areInstalled, cacheFolder, runScript } from './runScript';
import { type Toolchain, toolchains } from './toolchains';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether only the nasty requests are sent, in the languages whose tools are installed and build fast. */
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
/** The requests that the program of each language must make. The nasty ones have content that a sample may escape wrongly. */
const cases = [
  ...(isQuick ? [] : shownRequests),
  ...Object.entries(nastyRequests).map(([name, request]) => ({ name, request })),
];
const languages = await Promise.all(
  sampleLanguages.map(async (language) => {
    const { debian = '', isSlow = false } = toolchains[language] ?? {};
    return { language, isLeftOut: isQuick && (isSlow || !(await areInstalled(debian))) };
  }),
);

/** The requests that the server received, by the name of the program, which is the first part of their path. */
const received = new Map<string, RawRequest[]>();
const server = createServer((request, response) => {
  void text(request).then((body) => {
    const [, run = '', target = ''] = /^\/(\w+)(\/.*)$/.exec(request.url ?? '') ?? [];
    const { method = '', headers } = request;
    received.set(run, [...(received.get(run) ?? []), { method, target, headers, body }]);
    const status = isNotFound(target) ? 404 : 200;
    response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
    response.end(JSON.stringify({ answer: `answer-to-${run}` }));
  });
});
const isNotFound = (url: string) => url.endsWith('?status=404');

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

/** A program, whose name is valid as the name of a file and as an identifier. */
interface Run {
  name: string;
  request: HttpRequest;
  code: string;
  /** Why the program failed; undefined if it behaved as expected. */
  error?: string | undefined;
}

describe.each(languages)('$language', ({ language, isLeftOut }) => {
  const runs: Run[] = [];
  beforeAll(async () => {
    if (isLeftOut) return;
    const { port } = server.address() as AddressInfo;
    for (const [index, { request }] of cases.entries()) {
      const name = `${language.replaceAll('-', '')}${String(index + 1).padStart(3, '0')}`;
      const sample = renderSample(language, request);
      const code = sample.replaceAll(origin, () => `http://127.0.0.1:${port}/${name}`);
      runs.push({ name, request, code });
    }
    const toolchain = toolchains[language];
    await (toolchain ? compileAndRun(toolchain, runs, language) : interpret(language, runs));
  });

  it.skipIf(isLeftOut).each(cases.map(({ name }, index) => ({ name, index })))(
    'sends $name',
    async ({ index }) => {
      const { name, request, code, error } = runs[index]!;
      expect(error, code).toBeUndefined();
      const headers = request.headers.map((header) => header.name.toLowerCase());
      const compare = (raw: RawRequest) => toComparable(language, raw, headers);
      const arrived = await Promise.all((received.get(name) ?? []).map(compare));
      expect(arrived, code).toEqual([await compare(toRawRequest(request))]);
    },
  );
});

async function compileAndRun(toolchain: Toolchain, runs: Run[], language: string): Promise<void> {
  // The Vitest projects `samples` and `samples-quick` may run at once.
  const all = path.join(cacheFolder, '../sample-runs', isQuick ? 'quick' : 'all', language);
  rmSync(all, { recursive: true, force: true });
  for (const { name, code } of runs) {
    const folder = path.join(all, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, toolchain.file.replace('RUN', name)), code);
    writeFileSync(path.join(folder, 'archivo'), fileContent);
  }
  const built = toolchain.buildAll && (await runScript(toolchain.buildAll, all));
  if (built && !built.succeeded) throw new Error(`nothing compiles:\n${built.output}`);
  const waiting = [...runs];
  const work = async () => {
    for (let run = waiting.shift(); run; run = waiting.shift()) {
      const { succeeded, output } = await runScript(toolchain.run, path.join(all, run.name));
      // A program prints the response, and has to fail for the status 404.
      const mustFail = isNotFound(run.request.url) && toolchain.onError !== 'succeeds';
      const isShown = !(mustFail && toolchain.onError === 'hides its body');
      if (succeeded === mustFail || isShown !== output.includes(`answer-to-${run.name}`)) {
        run.error = `${succeeded ? 'succeeded' : 'failed'}: ${output.slice(0, 2000)}`;
      }
    }
  };
  await Promise.all([work(), work()]);
}

async function interpret(language: string, runs: Run[]): Promise<void> {
  const interpreter = interpreters[language];
  if (!interpreter) {
    throw new Error(`${language} has no toolchain: add one to e2e/samples/toolchains.ts`);
  }
  const isAccepted = await createSyntaxCheck(interpreter.grammar);
  for (const run of runs) {
    if (!isAccepted(run.code)) run.error = `${interpreter.grammar} refuses it`;
    else {
      await sendProgramRequest(interpreter, run.code).catch(
        (error: unknown) => (run.error = String(error)),
      );
    }
  }
}
