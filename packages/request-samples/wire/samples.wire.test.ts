import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sampleWriters } from '../src';
import { nastyCases } from './cases';
import { createContractCases } from './contractCases';
import { canSend, proveLanguage, type SampleOutcome } from './proveLanguage';
import { RecordingServer } from './recordingServer';
import { findAbsence } from './tools';

declare module 'vitest' {
  export interface ProvidedContext {
    /** OpenAPI file whose operations are requested. */
    contractFile: string;
    /** Whether a few requests are made, in the languages that this machine has. */
    isQuickSampleRun: boolean;
  }
}

const isQuick = inject('isQuickSampleRun');
const contract = await createContractCases(inject('contractFile'));
const cases = [...contract.cases, ...nastyCases].filter((one) => !isQuick || one.isQuick);
const languages = await Promise.all(
  Object.keys(sampleWriters).map(async (language) => ({
    language,
    absence: await findAbsence(language, isQuick),
  })),
);

const server = new RecordingServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

/** What is not installed fails the whole run, and is left out of the quick one. */
const isLeftOut = ({ absence }: { absence?: string }) => isQuick && absence !== undefined;

describe.each(languages.filter((one) => !isLeftOut(one)))('$language', ({ language, absence }) => {
  const sent = cases.filter(({ request }) => canSend(language, request));
  let outcomes: SampleOutcome[] = [];
  beforeAll(async () => {
    expect(absence).toBeUndefined();
    outcomes = await proveLanguage(language, sent, server, contract);
  });

  it.each(sent.map(({ name }, index) => ({ name, index })))('sends $name', ({ index }) => {
    const { code, errors } = outcomes[index]!;
    expect(errors, code).toEqual([]);
  });
});

it.skip.each(languages.filter(isLeftOut))('$language: $absence', () => {});
