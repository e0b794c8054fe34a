import type { Generator } from './generateSkeleton';
import type { SampleRequest } from './sampleRequest';

/** Changes one thing in a generated skeleton, before the request's own text is put in. */
export type Mend = (skeleton: string, request: SampleRequest) => string;

/** How the sample of one language is written. */
export interface SampleWriter {
  /** Name of the language for readers. */
  label: string;
  generator: Generator;
  /** Text as it stands inside a literal that the generator has put in these quotes. */
  escape: (text: string, quote: string) => string;
  /** Expression that stands for the body. */
  body: (body: NonNullable<SampleRequest['body']>) => string;
  /** Applied in this order. */
  mends: readonly Mend[];
  /** What to tell the reader where the library of this variant cannot send the request. */
  explainRefusal?: (request: SampleRequest) => string | undefined;
}

/** Replaces text that the generator is known to write; throws when it no longer does, so that no mend is dead. */
export function swap(skeleton: string, found: string | RegExp, replacement: string): string {
  const mended = skeleton.replace(found, () => replacement);
  if (mended === skeleton)
    throw new Error(
      `Request sample: the generated code no longer has ${String(found)}; see the mends of its language`,
    );
  return mended;
}
