import type { SampleWriter } from '../sampleWriter';
import * as writers from './all';

/** Writers by the name of their language, which is that of the generator. */
export const sampleWriters: Readonly<Partial<Record<string, SampleWriter>>> = Object.fromEntries(
  Object.values(writers).map((writer) => [writer.generator.language, writer]),
);
