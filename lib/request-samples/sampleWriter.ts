import type { Generator } from './generateSkeleton';
import type { SampleRequest } from './sampleRequest';

/** Fixes one fault of a generated skeleton, before its placeholders are replaced. */
export type Patch = (skeleton: string, request: SampleRequest) => string;

/** Writes the sample of one language. */
export interface SampleWriter {
  /** Name of the language for readers. */
  label: string;
  generator: Generator;
  /** Escapes text for a literal in the given quotes. */
  escape: (text: string, quote: string) => string;
  /** Expression of the body. */
  body: (body: NonNullable<SampleRequest['body']>) => string;
  /** Applied in this order. */
  patches: readonly Patch[];
  /** Why the library of this variant cannot send the request, in Spanish; undefined where it can. */
  explainRefusal?: (request: SampleRequest) => string | undefined;
}

/**
 * Replaces text of a generated skeleton.
 *
 * @throws Error when the text is missing, so that no patch is obsolete
 */
export function swap(skeleton: string, found: string | RegExp, replacement: string): string {
  const patched = skeleton.replace(found, () => replacement);
  if (patched === skeleton)
    throw new Error(
      `Request sample: the generated code no longer has ${String(found)}; see the patches of its language`,
    );
  return patched;
}
