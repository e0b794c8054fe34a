import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderSamples } from '../src';
import { texts } from '../src/texts';
import { origin, type SampleCase, sentFile } from './cases';
import { createSyntaxCheck, readers, sendRequest } from './evaluate';
import { answerOf, isNotFound, type RecordingServer } from './RecordingServer';
import { cacheFolder, runScript } from './runScript';
import { type Toolchain, toolchains } from './toolchains';

/** The program of one case, which sends to the recording server. */
export interface Run {
  /** Valid as a file name and an identifier. */
  name: string;
  sampleCase: SampleCase;
  code: string;
  /** What is wrong with the program itself. */
  error?: string;
}

/** Why a language cannot run here; undefined if it can. */
export async function findAbsence(language: string, isQuick: boolean): Promise<string | undefined> {
  const { probe, isWarm = 'true' } = toolchains[language] ?? {};
  const script = probe ?? 'ls $NODE_PATH/tree-sitter-wasms';
  if (!(await runScript(script, '/')).succeeded) {
    return '`npm run test:samples` as root on Debian 12 installs its tools';
  }
  return isQuick && !(await runScript(isWarm, '/')).succeeded
    ? 'the first build of its libraries takes minutes'
    : undefined;
}

/** Compiles or interprets the program of each case with the real tools of its language; the runs are in the order of the cases. */
export async function runSamples(
  language: string,
  cases: readonly SampleCase[],
  server: RecordingServer,
  folderName: string,
): Promise<Run[]> {
  const runs = cases.map((sampleCase, index): Run => {
    const name = `${language.replaceAll('-', '')}${String(index + 1).padStart(3, '0')}`;
    const [sample] = renderSamples(sampleCase.request, [{ language, highlight: '' }]);
    const code = sample?.code.replaceAll(origin, () => server.originOf(name)) ?? '';
    return { name, sampleCase, code };
  });
  const toolchain = toolchains[language];
  if (toolchain) await compileAndRun(toolchain, runs, path.join(folderName, language));
  else await readAndSend(language, runs);
  return runs;
}

async function compileAndRun(toolchain: Toolchain, runs: Run[], folderName: string): Promise<void> {
  const workFolder = path.join(cacheFolder, '../sample-runs', folderName);
  const folderOf = ({ name }: Run) => path.join(workFolder, name);
  rmSync(workFolder, { recursive: true, force: true });
  for (const run of runs) {
    mkdirSync(folderOf(run), { recursive: true });
    writeFileSync(path.join(folderOf(run), toolchain.file(run.name)), run.code);
    writeFileSync(path.join(folderOf(run), sentFile), texts.fileContent);
  }
  const built = toolchain.buildAll && (await runScript(toolchain.buildAll, workFolder));
  if (built && !built.succeeded) throw new Error(`nothing compiles:\n${built.output}`);
  const waiting = [...runs];
  const work = async () => {
    for (let run = waiting.shift(); run; run = waiting.shift()) {
      const script = [toolchain.build?.(run.name), toolchain.run(run.name)];
      const outcome = await runScript(script.filter(Boolean).join(' && '), folderOf(run));
      const error = findError(run, toolchain, outcome);
      if (error !== undefined) run.error = `${error}: ${outcome.output.slice(0, 2000)}`;
    }
  };
  await Promise.all([work(), work()]);
}

/** A program shows the answer; that to 404 makes it fail. */
function findError(
  { name, sampleCase: { request } }: Run,
  { onError }: Toolchain,
  { succeeded, output }: { succeeded: boolean; output: string },
): string | undefined {
  const mustFail = isNotFound(request.url) && onError !== 'succeeds';
  if (succeeded === mustFail) return `the program ${succeeded ? 'succeeded' : 'failed'}`;
  const isShown = request.method !== 'HEAD' && !(mustFail && onError === 'hides its body');
  return isShown === output.includes(answerOf(name))
    ? undefined
    : `the program ${isShown ? 'does not show' : 'shows'} the answer`;
}

/** Where Debian has no compiler, a grammar has to accept the program, and what its literals say is sent. */
async function readAndSend(language: string, runs: readonly Run[]): Promise<void> {
  const reader = readers[language];
  if (!reader) throw new Error(`${language} has no toolchain: add one to wire/toolchains.ts`);
  const checkSyntax = await createSyntaxCheck(reader);
  for (const run of runs) {
    try {
      checkSyntax(run.code);
      await sendRequest(reader.read(run.code));
    } catch (error) {
      run.error = String(error);
    }
  }
}
