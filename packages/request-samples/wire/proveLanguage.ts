import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inject } from 'vitest';
import { type HttpRequest, renderSamples, sampleWriters } from '../src';
import { testTexts } from '../src/testing/testTexts';
import { origin, type SampleCase } from './cases';
import type { ContractCases } from './contractCases';
import { findRequestErrors } from './findRequestErrors';
import { evaluateDart } from './parsed/evaluateDart';
import { evaluatePowershell } from './parsed/evaluatePowershell';
import { evaluateSwift } from './parsed/evaluateSwift';
import { createParser, type ParsedLanguage } from './parsed/parseSample';
import { sendEvaluated } from './parsed/sendEvaluated';
import { answerOf, type RecordingServer } from './recordingServer';
import { cacheFolder, forEachInPairs, runSampleTool } from './runSampleTool';
import type { Toolchain, WrittenSample } from './toolchain';
import { toolchains } from './toolchains';

/** The sample of one case, sent to the recording server. */
interface Run {
  name: string;
  sampleCase: SampleCase;
  code: string;
}

/** What differs from the case when its sample runs; no errors if it is right. */
export interface SampleOutcome {
  code: string;
  errors: string[];
}

const evaluators = { dart: evaluateDart, powershell: evaluatePowershell, swift: evaluateSwift };

/** Whether the library of a language can send a request; its sample is only a comment otherwise. */
export function canSend(language: string, request: HttpRequest): boolean {
  const explain = sampleWriters[language]?.explainRefusal;
  return explain?.({ ...request, body: undefined }, testTexts) === undefined;
}

/**
 * Compiles or interprets the sample of each case with the real tools of its language, and compares what the server receives with
 * the case and with the contract. The outcomes are in the order of the cases.
 */
export async function proveLanguage(
  language: string,
  cases: readonly SampleCase[],
  server: RecordingServer,
  contract: ContractCases,
): Promise<SampleOutcome[]> {
  const runs = cases.map((sampleCase, index) => prepareRun(language, sampleCase, index, server));
  const toolchain = toolchains.find((candidate) => candidate.language === language);
  const errors = toolchain
    ? await compileAndRun(toolchain, runs)
    : await parseAndSend(language, runs);
  return runs.map(({ name, sampleCase, code }) => ({
    code,
    errors: [
      ...findRequestErrors(language, sampleCase, server.requestsOf(name), contract),
      ...(errors.get(name) ?? []),
    ],
  }));
}

function prepareRun(
  language: string,
  sampleCase: SampleCase,
  index: number,
  server: RecordingServer,
): Run {
  const name = `${language.replaceAll('-', '')}${String(index + 1).padStart(3, '0')}`;
  const [sample] = renderSamples(sampleCase.request, {
    languages: [{ language, highlight: '' }],
    texts: testTexts,
  });
  if (!sample) throw new Error(`There is no ${language} sample`);
  if (sample.code.split(origin).length !== 2) {
    throw new Error(`The ${language} sample of "${sampleCase.name}" does not name its host once`);
  }
  const code = copyFromPage(sample.code).replace(origin, () => server.originOf(name));
  return { name, sampleCase, code };
}

/** The text that a reader copies from a page: a browser reads line ends in HTML differently. */
function copyFromPage(code: string): string {
  const html = renderToStaticMarkup(createElement('code', null, code));
  return toString(fromHtml(html, { fragment: true }));
}

async function compileAndRun(
  toolchain: Toolchain,
  runs: readonly Run[],
): Promise<Map<string, string[]>> {
  // Both projects may run at once.
  const run = inject('isQuickSampleRun') ? 'quick' : 'all';
  const workFolder = path.join(cacheFolder, '../sample-runs', run, toolchain.language);
  rmSync(workFolder, { recursive: true, force: true });
  const errors = new Map<string, string[]>();
  const samples = runs.map(({ name, code }): WrittenSample => {
    const folder = path.join(workFolder, name);
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, toolchain.fileName(name));
    writeFileSync(file, code);
    writeFileSync(path.join(folder, testTexts.file), testTexts.fileContent);
    return { run: name, folder, file };
  });
  const built = await toolchain.build?.(samples, workFolder);
  if (built && !built.succeeded) {
    console.log(`${toolchain.language} does not compile:\n${built.output.slice(0, 4000)}`);
  }
  await forEachInPairs(samples, async (sample) => {
    const { succeeded, output } = await runSampleTool(toolchain.run(sample, workFolder));
    const sampleCase = runs.find(({ name }) => name === sample.run)?.sampleCase;
    const mustFail = sampleCase?.isNotFound === true && toolchain.onError !== 'succeeds';
    const isShown =
      sampleCase?.request.method !== 'HEAD' &&
      !(mustFail && toolchain.onError === 'hides its body');
    const message = output.slice(0, 2000);
    if (succeeded === mustFail) {
      errors.set(sample.run, [`the program ${succeeded ? 'succeeded' : 'failed'}: ${message}`]);
    } else if (isShown !== output.includes(answerOf(sample.run))) {
      errors.set(sample.run, [
        `the program ${isShown ? 'does not show' : 'shows'} the answer: ${message}`,
      ]);
    }
  });
  return errors;
}

async function parseAndSend(
  language: string,
  runs: readonly Run[],
): Promise<Map<string, string[]>> {
  if (!isParsed(language)) {
    throw new Error(
      `${language} has no toolchain: add one to packages/request-samples/wire/toolchains.ts`,
    );
  }
  const parse = await createParser(language);
  const errors = new Map<string, string[]>();
  for (const { name, code } of runs) {
    try {
      await sendEvaluated(evaluators[language](parse(code)));
    } catch (error) {
      errors.set(name, [error instanceof Error ? error.message : String(error)]);
    }
  }
  return errors;
}

function isParsed(language: string): language is ParsedLanguage {
  return language in evaluators;
}
