/** One HTTP header of a sample. */
export interface SampleHeader {
  name: string;
  value: string;
}

/** A body that is sent as it is written. JSON is formatted with two spaces, as `JSON.stringify` does. */
export interface TextBody {
  mediaType: string;
  text: string;
}

/** A part of a multipart body: a text, or a file of the reader. */
export type FormPart = { name: string; mediaType?: string } & (
  { value: string } | { file: string }
);

/** A text, or the parts of a form. */
export type SampleBody = TextBody | { mediaType: string; parts: FormPart[] };

/** A request that samples make. */
export interface HttpRequest {
  /** In capitals. */
  method: string;
  /** Absolute and percent-encoded. */
  url: string;
  headers: SampleHeader[];
  body?: SampleBody;
}

/** A body as a language writes it. */
export interface WrittenBody extends TextBody {
  /** Whether it is an object or a list in JSON. */
  isJson: boolean;
  /** Whether it is one of several lines, which are written as lines. */
  isBlock: boolean;
}

/** A request as a language writes it. */
export interface WrittenRequest {
  method: string;
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
  /** Whether `write` takes the parts of a form. @default false */
  hasForms?: boolean;
  /** The whole program. */
  write: (request: WrittenRequest) => string;
}
