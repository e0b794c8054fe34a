import type { FormPart, SampleHeader } from './httpRequest';

/** A body as programs write it: JSON is formatted. */
export type WrittenBody = { mediaType: string } & (
  { kind: 'json'; text: string } | { kind: 'text'; text: string } | { kind: 'file'; file: string }
);

/** A request that a program makes. */
export interface WrittenRequest {
  method: string;
  /** Percent-encoded. */
  url: string;
  /** The type of the body is the first one; that of a form is left to the library. */
  headers: readonly SampleHeader[];
  body: WrittenBody | undefined;
  /** A form, where the language has forms; elsewhere it is a text. */
  parts: readonly FormPart[] | undefined;
}

/** Writes programs in one language. */
export interface SampleWriter {
  /** Name of the language for readers. */
  label: string;
  /** Where its programs do not run. */
  note?: string;
  /** How the language begins a comment. @default '//' */
  comment?: string;
  /** Whether `write` takes the parts of a form. @default false */
  hasForms?: boolean;
  /** Why the library cannot send the request; undefined where it can. */
  explainRefusal?: (request: Pick<WrittenRequest, 'method' | 'url'>) => string | undefined;
  /** The whole program. */
  write: (request: WrittenRequest) => string;
}
