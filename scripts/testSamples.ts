import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { languageTabs, type SampleLanguage } from '../config/languageTabs';
import { renderSamples, sampleWriters } from '../lib/request-samples';
import { nastyCases, origin, type SampleCase } from './test-samples/cases';
import { Contract } from './test-samples/contractCases';
import { findFaults } from './test-samples/findFaults';
import { evaluateDart } from './test-samples/parsed/evaluateDart';
import { evaluatePowershell } from './test-samples/parsed/evaluatePowershell';
import { evaluateSwift } from './test-samples/parsed/evaluateSwift';
import { createParser, type ParsedLanguage } from './test-samples/parsed/parseSample';
import { sendEvaluated } from './test-samples/parsed/sendEvaluated';
import { answerOf, RecordingServer } from './test-samples/recordingServer';
import { cacheFolder, forEachInPairs, runCommand } from './test-samples/runCommand';
import type { Toolchain, WrittenSample } from './test-samples/toolchain';
import { installNpmPackages, toolchains } from './test-samples/toolchains';

const runsFolder = path.resolve(__dirname, '../.cache/sample-runs');
const evaluators = { dart: evaluateDart, powershell: evaluatePowershell, swift: evaluateSwift };

/** A sample of one case, put on the local server. */
interface Run {
  name: string;
  sampleCase: SampleCase;
  code: string;
}

interface Tally {
  passed: number;
  failed: number;
}

/** Why a language was not run. */
type Absence =
  'its tools are not on this machine' | 'the first build of its libraries takes minutes';

/**
 * Proves the request samples on the wire: each one is written to a file, compiled or interpreted by its real tools, and
 * what a local server receives is compared with what the sample stands for.
 * With `--available` a few requests are made, no system package is installed, and languages without tools are named, not
 * failed. `--only go,rust` picks languages; `--report file` writes the counts.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      available: { type: 'boolean', default: false },
      only: { type: 'string' },
      report: { type: 'string' },
    },
  });
  const languages = languageTabs
    .map(({ language }) => language)
    .filter((language) => !values.only || values.only.split(',').includes(language));
  await installNpm();
  if (!values.available) await installDebian(languages);

  const contract = new Contract();
  const all = [...contract.cases(), ...nastyCases];
  const cases = values.available ? all.filter(({ isQuick }) => isQuick) : all;
  const server = new RecordingServer();
  await server.start();
  console.log(`${cases.length} requests in each language`);

  const total: Tally = { passed: 0, failed: 0 };
  const missing: SampleLanguage[] = [];
  for (const language of languages) {
    const started = performance.now();
    const sent = cases.filter(
      ({ request }) => sampleWriters[language].explainRefusal?.(request) === undefined,
    );
    const runs = sent.map((sampleCase, index) => prepareRun(language, sampleCase, index, server));
    if (sent.length < cases.length)
      console.log(`${language}: ${cases.length - sent.length} that its library cannot send`);
    const absence = await findAbsence(language, values.available);
    if (absence) {
      missing.push(language);
      if (!values.available) total.failed += runs.length;
      console.log(`${language}: not run, ${absence}`);
      continue;
    }
    const tally = await proveLanguage(language, runs, server, contract);
    total.passed += tally.passed;
    total.failed += tally.failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${language}: ${tally.passed} of ${runs.length} right (${seconds} s)`);
  }
  server.stop();
  if (missing.length > 0)
    console.log(
      `Not run: ${missing.join(', ')}. \`npm run test:samples\` as root on Debian 12 installs and builds what they need.`,
    );
  if (values.report) writeFileSync(values.report, JSON.stringify(total));
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}

/** Libraries, grammars and a compiler, into the cache. What stays missing is named, or fails its language, later. */
async function installNpm(): Promise<void> {
  const { succeeded, output } = await retry(installNpmPackages);
  if (!succeeded) console.log(`npm could not install the toolchain packages:\n${output}`);
}

/** Installs the system packages that the languages need, where this machine allows it. What stays missing fails its language later. */
async function installDebian(languages: readonly SampleLanguage[]): Promise<void> {
  const lacking: Toolchain[] = [];
  for (const toolchain of toolchains.filter(({ language }) => languages.includes(language)))
    if (!(await isOnMachine(toolchain))) lacking.push(toolchain);
  const packages = [...new Set(lacking.flatMap(({ debianPackages }) => debianPackages))].sort();
  if (packages.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.log(`Only root on Debian can install: ${packages.join(' ')}`);
    return;
  }
  console.log(`Installing ${packages.join(' ')}`);
  const apt = await retry(async () => {
    await runCommand({ program: 'apt-get', parameters: ['update'], cwd: '/', seconds: 300 });
    const options = [
      '--yes',
      '--no-install-recommends',
      '-o',
      'Acquire::Retries=3',
      '-o',
      'DPkg::Lock::Timeout=300',
    ];
    return runCommand({
      program: 'apt-get',
      parameters: ['install', ...options, ...packages],
      cwd: '/',
      seconds: 1200,
    });
  });
  if (!apt.succeeded)
    console.log(`apt-get could not install the toolchains:\n${apt.output.slice(-2000)}`);
}

async function retry<T extends { succeeded: boolean }>(
  task: () => Promise<T>,
  times = 3,
): Promise<T> {
  const outcome = await task();
  return outcome.succeeded || times === 1 ? outcome : retry(task, times - 1);
}

async function isOnMachine({ probe }: Toolchain): Promise<boolean> {
  return (await runCommand({ ...probe, cwd: '/' })).succeeded;
}

function prepareRun(
  language: SampleLanguage,
  sampleCase: SampleCase,
  index: number,
  server: RecordingServer,
): Run {
  const name = `${language.replaceAll('-', '')}${String(index + 1).padStart(3, '0')}`;
  const sample = renderSamples(sampleCase.request).find(
    (candidate) => candidate.language === language,
  );
  if (!sample) throw new Error(`There is no ${language} sample`);
  if (sample.code.split(origin).length !== 2)
    throw new Error(`The ${language} sample of "${sampleCase.name}" does not name its host once`);
  return { name, sampleCase, code: sample.code.replace(origin, () => server.originOf(name)) };
}

function findToolchain(language: SampleLanguage): Toolchain | undefined {
  return toolchains.find((candidate) => candidate.language === language);
}

/** Why a language cannot be run here; undefined where it can be. */
async function findAbsence(
  language: SampleLanguage,
  isQuick: boolean,
): Promise<Absence | undefined> {
  const toolchain = findToolchain(language);
  const hasTools = toolchain
    ? await isOnMachine(toolchain)
    : existsSync(path.join(cacheFolder, 'node_modules', 'tree-sitter-wasms'));
  if (!hasTools) return 'its tools are not on this machine';
  return isQuick && toolchain?.isWarm?.() === false
    ? 'the first build of its libraries takes minutes'
    : undefined;
}

/** Runs all samples of a language. */
async function proveLanguage(
  language: SampleLanguage,
  runs: readonly Run[],
  server: RecordingServer,
  contract: Contract,
): Promise<Tally> {
  const toolchain = findToolchain(language);
  const faultsByRun = toolchain
    ? await compileAndRun(toolchain, runs)
    : await parseAndSend(language, runs);
  const tally: Tally = { passed: 0, failed: 0 };
  for (const { name, sampleCase, code } of runs) {
    const faults = [
      ...findFaults(language, sampleCase, server.requestsOf(name), contract),
      ...(faultsByRun.get(name) ?? []),
    ];
    tally[faults.length === 0 ? 'passed' : 'failed'] += 1;
    if (faults.length > 0)
      console.log(`\nFAILED ${language}, ${sampleCase.name}:\n  ${faults.join('\n  ')}\n${code}`);
  }
  return tally;
}

async function compileAndRun(
  toolchain: Toolchain,
  runs: readonly Run[],
): Promise<Map<string, string[]>> {
  const workFolder = path.join(runsFolder, toolchain.language);
  rmSync(workFolder, { recursive: true, force: true });
  const faults = new Map<string, string[]>();
  const samples = runs.map(({ name, code }): WrittenSample => {
    const folder = path.join(workFolder, name);
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, toolchain.fileName(name));
    writeFileSync(file, code);
    return { run: name, folder, file };
  });
  const built = await toolchain.build?.(samples, workFolder);
  if (built && !built.succeeded)
    console.log(`${toolchain.language} does not compile:\n${built.output.slice(0, 4000)}`);
  await forEachInPairs(samples, async (sample) => {
    const { succeeded, output } = await runCommand(toolchain.run(sample, workFolder));
    const isHead =
      runs.find(({ name }) => name === sample.run)?.sampleCase.request.method === 'HEAD';
    if (!succeeded) faults.set(sample.run, [`the program failed: ${output.slice(0, 2000)}`]);
    else if (!isHead && !output.includes(answerOf(sample.run)))
      faults.set(sample.run, [`the program does not show the answer: ${output.slice(0, 2000)}`]);
  });
  return faults;
}

async function parseAndSend(
  language: SampleLanguage,
  runs: readonly Run[],
): Promise<Map<string, string[]>> {
  if (!isParsed(language))
    throw new Error(`There is neither a toolchain nor a grammar for ${language}`);
  const parse = await createParser(language);
  const faults = new Map<string, string[]>();
  for (const { name, code } of runs) {
    try {
      await sendEvaluated(evaluators[language](parse(code)));
    } catch (error) {
      faults.set(name, [error instanceof Error ? error.message : String(error)]);
    }
  }
  return faults;
}

function isParsed(language: SampleLanguage): language is ParsedLanguage & SampleLanguage {
  return language in evaluators;
}

void main();
