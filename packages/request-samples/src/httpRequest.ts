/** One HTTP header of a sample. */
export interface SampleHeader {
  name: string;
  value: string;
}

/** A body that is sent as it is written. */
export interface TextBody {
  mediaType: string;
  text: string;
}

/** A part of a multipart body: a text, or a file of the reader. */
export type FormPart = { name: string; mediaType?: string } & (
  { value: string } | { file: string }
);

/** A text, the parts of a form, or a file of the reader. */
export type SampleBody =
  TextBody | { mediaType: string; parts: FormPart[] } | { mediaType: string; file: string };

/** Request made by the samples of an operation. */
export interface HttpRequest {
  method: string;
  /** Absolute, percent-encoded. */
  url: string;
  headers: SampleHeader[];
  body?: SampleBody;
  /** What no header can hold. */
  credentials?: { isDigest?: boolean; isCertificate?: boolean };
}

/** A request whose body is a text. */
export interface TextRequest extends Omit<HttpRequest, 'body'> {
  body?: TextBody;
}

/** Words of a sample that readers replace, and the comments in it. */
export interface SampleTexts {
  boundary: string;
  certificate: string;
  file: string;
  /** Where a language sends a text in the place of a file. */
  fileContent: string;
  password: string;
  privateKey: string;
  user: string;
  certificateNote: string;
  digestNote: string;
  noEncodedSlash: string;
  noMethod: (library: string) => string;
  onServer: string;
}
