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

/** A request that samples make. */
export interface HttpRequest {
  method: string;
  /** Absolute. */
  url: string;
  headers: SampleHeader[];
  body?: SampleBody;
}
