import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { languageTabs, type SampleLanguage } from '../../../config/languageTabs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { renderSamples, type SampleRequest, sampleWriters } from '../../../lib/request-samples';
import { spanish } from '../../../lib/request-samples/spanish';
import { createReport, type Counts } from '../../support/createReport';
import { installDebianPackages } from '../../support/installDebianPackages';
import { installPackages } from '../../support/installPackages.mjs';
import { nastyCases, origin, type SampleCase } from './cases';
import { readContract, type Contract } from './contractCases';
import { findFaults } from './findFaults';
import { evaluateDart } from './parsed/evaluateDart';
import { evaluatePowershell } from './parsed/evaluatePowershell';
import { evaluateSwift } from './parsed/evaluateSwift';
import { createParser, type ParsedLanguage } from './parsed/parseSample';
import { sendEvaluated } from './parsed/sendEvaluated';
import { answerOf, RecordingServer } from './recordingServer';
import { cacheFolder, forEachInPairs, runTool } from './runTool';
import type { Toolchain, WrittenSample } from './toolchain';
import { toolchains } from './toolchains';

const runsFolder = path.resolve(__dirname, '../../../.cache/sample-runs');
const evaluators = { dart: evaluateDart, powershell: evaluatePowershell, swift: evaluateSwift };

/** The sample of one case, sent to the recording server. */
interface Run {
  name: string;
  sampleCase: SampleCase;
  code: string;
}

/**
 * `npm run test:samples`: writes each request sample to a file, compiles or interprets it with its real tools, and compares
 * what a local server receives with the sample's request. `--available` makes a few requests in the languages whose tools are
 * installed, and installs no system package; `--only go,rust` picks languages.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { available: { type: 'boolean', default: false }, only: { type: 'string' } },
  });
  const languages = languageTabs
    .map(({ language }) => language)
    .filter((language) => !values.only || values.only.split(',').includes(language));
  installNpm();
  if (!values.available) await installDebian(languages);

  const contract = await readContract();
  const all = [...contract.cases, ...nastyCases];
  const cases = values.available ? all.filter(({ isQuick }) => isQuick) : all;
  const server = new RecordingServer();
  await server.start();
  console.log(`${cases.length} requests in each language`);

  const report = createReport(values.available ? 'samples-available' : 'samples');
  for (const language of languages) {
    const started = performance.now();
    const sent = cases.filter(({ request }) => !isRefused(language, request));
    if (sent.length < cases.length)
      console.log(`${language}: ${cases.length - sent.length} that its library cannot send`);
    const absence = await findAbsence(language, values.available);
    if (absence) {
      console.log(`${language}: not run, ${absence}`);
      if (!values.available) report.add({ passed: 0, failed: sent.length });
      continue;
    }
    const runs = sent.map((sampleCase, index) => prepareRun(language, sampleCase, index, server));
    const counts = await proveLanguage(language, runs, server, contract);
    report.add(counts);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${language}: ${counts.passed} of ${runs.length} right (${seconds} s)`);
  }
  server.stop();
  report.finish();
}

/** Installs libraries, grammars and a compiler into the cache; a language that still lacks them fails later. */
function installNpm(): void {
  mkdirSync(cacheFolder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(path.join(__dirname, 'packages', name), path.join(cacheFolder, name));
  try {
    installPackages(cacheFolder);
  } catch (error) {
    console.log(String(error));
  }
}

/** Installs the system packages of the languages; a language that still lacks its tools fails later. */
async function installDebian(languages: readonly SampleLanguage[]): Promise<void> {
  const packages = new Set<string>();
  for (const toolchain of toolchains.filter(({ language }) => languages.includes(language)))
    if (!(await isInstalled(toolchain)))
      toolchain.debianPackages.forEach((name) => packages.add(name));
  if (packages.size > 0) installDebianPackages([...packages].sort());
}

async function isInstalled({ probe }: Toolchain): Promise<boolean> {
  return (await runTool({ ...probe, cwd: '/' })).succeeded;
}

/** Whether there is only a comment that the library cannot send the request. */
function isRefused(language: SampleLanguage, request: SampleRequest): boolean {
  const explain = sampleWriters[language].explainRefusal;
  return explain?.({ ...request, body: undefined }, spanish) !== undefined;
}

/** The text that a reader copies from a page: a browser reads line ends in HTML differently. */
function copyFromPage(code: string): string {
  const html = renderToStaticMarkup(createElement('code', null, code));
  return toString(fromHtml(html, { fragment: true }));
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
  return {
    name,
    sampleCase,
    code: copyFromPage(sample.code).replace(origin, () => server.originOf(name)),
  };
}

function findToolchain(language: SampleLanguage): Toolchain | undefined {
  return toolchains.find((candidate) => candidate.language === language);
}

/** Why a language cannot run here; undefined if it can. */
async function findAbsence(
  language: SampleLanguage,
  isQuick: boolean,
): Promise<string | undefined> {
  const toolchain = findToolchain(language);
  const hasTools = toolchain
    ? await isInstalled(toolchain)
    : existsSync(path.join(cacheFolder, 'node_modules', 'tree-sitter-wasms'));
  if (!hasTools) return '`npm run test:samples` as root on Debian 12 installs its tools';
  return isQuick && toolchain?.isWarm?.() === false
    ? 'the first build of its libraries takes minutes'
    : undefined;
}

/** Runs all samples of a language and prints those that fail. */
async function proveLanguage(
  language: SampleLanguage,
  runs: readonly Run[],
  server: RecordingServer,
  contract: Contract,
): Promise<Counts> {
  const toolchain = findToolchain(language);
  const faultsByRun = toolchain
    ? await compileAndRun(toolchain, runs)
    : await parseAndSend(language, runs);
  let failed = 0;
  for (const { name, sampleCase, code } of runs) {
    const faults = [
      ...findFaults(language, sampleCase, server.requestsOf(name), contract),
      ...(faultsByRun.get(name) ?? []),
    ];
    if (faults.length > 0) {
      failed += 1;
      console.log(`\nFAILED ${language}, ${sampleCase.name}:\n  ${faults.join('\n  ')}\n${code}`);
    }
  }
  return { passed: runs.length - failed, failed };
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
    writeFileSync(path.join(folder, spanish.file), spanish.fileContent);
    return { run: name, folder, file };
  });
  const built = await toolchain.build?.(samples, workFolder);
  if (built && !built.succeeded)
    console.log(`${toolchain.language} does not compile:\n${built.output.slice(0, 4000)}`);
  await forEachInPairs(samples, async (sample) => {
    const { succeeded, output } = await runTool(toolchain.run(sample, workFolder));
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
