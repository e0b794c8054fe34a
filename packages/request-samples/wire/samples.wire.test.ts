import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sampleWriters } from '../src';
import { sampleCases } from './cases';
import { describeExpected, describeReceived } from './compareRequests';
import { RecordingServer } from './RecordingServer';
import { findAbsence, type Run, runSamples } from './runSamples';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether a few requests are made, in the languages that this machine has. */
    isQuickSampleRun: boolean;
  }
}

const isQuick = inject('isQuickSampleRun');
const cases = sampleCases.filter((one) => !isQuick || one.isQuick);
const languages = await Promise.all(
  Object.entries(sampleWriters).map(async ([language, writer]) => ({
    language,
    sent: cases.filter(({ request }) => writer?.explainRefusal?.(request) === undefined),
    absence: await findAbsence(language, isQuick),
  })),
);
/** What is not installed fails the whole run, and is left out of the quick one. */
const isLeftOut = ({ absence }: { absence?: string | undefined }) =>
  isQuick && absence !== undefined;

const server = new RecordingServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

describe.each(languages.filter((one) => !isLeftOut(one)))('$language', (tested) => {
  const { language, sent, absence } = tested;
  let runs: Run[] = [];
  beforeAll(async () => {
    expect(absence).toBeUndefined();
    // Both projects may run at once.
    runs = await runSamples(language, sent, server, isQuick ? 'quick' : 'all');
  });

  it.each(sent.map(({ name }, index) => ({ name, index })))('sends $name', ({ index }) => {
    const { name, sampleCase, code, error } = runs[index]!;
    expect(error, code).toBeUndefined();
    const expected = describeExpected(language, sampleCase.request);
    const received = server
      .requestsOf(name)
      .map((request) => describeReceived(language, expected, request));
    expect(received, code).toEqual([expected]);
  });
});

it.skip.each(languages.filter(isLeftOut))('$language: $absence', () => {});
