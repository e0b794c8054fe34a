import type { Generator } from './generateSkeleton';
import type { FormPart, SampleTexts, TextBody, TextRequest } from './httpRequest';

/** Fixes one bug of a generated skeleton, before its placeholders are replaced. */
export type Patch = (skeleton: string, request: TextRequest, texts: SampleTexts) => string;

/** The body in whose place a file is read. */
export const fileMarker = 'SAMPLEFILE';

/** Writes the sample of one language. */
export interface SampleWriter {
  /** Name of the language for readers. */
  label: string;
  generator: Generator;
  /** Library and versions that the code does not name itself, in no language: its first line. */
  needs?: string;
  /** Escapes text for a literal in the given quotes. */
  escape: (text: string, quote: string) => string;
  /** Expression of the body. */
  body: (body: TextBody) => string;
  /** Applied in this order. */
  patches: readonly Patch[];
  /** Adds the parts of a form to the program of a request without a body; without it, the body is written as text. */
  form?: (code: string, parts: readonly FormPart[]) => string;
  /** Replaces the text `fileMarker` in a program by the content of a file; without it, there is a text. */
  file?: (code: string, file: string) => string;
  /** Adds credentials that no header can hold; without it, a comment says that they are needed. */
  credentials?: Patch;
  /** How the language begins a comment. @default '//' */
  comment?: string;
  /** Why the library of this variant cannot send the request; undefined where it can. */
  explainRefusal?: (request: TextRequest, texts: SampleTexts) => string | undefined;
}

/**
 * Replaces text of a generated skeleton.
 *
 * @throws Error when the text is missing, so that no patch is obsolete
 */
export function swap(skeleton: string, found: string | RegExp, replacement: string): string {
  const patched = skeleton.replace(found, () => replacement);
  if (patched === skeleton) {
    throw new Error(
      `Request sample: the generated code no longer has ${String(found)}; see the patches of its language`,
    );
  }
  return patched;
}
