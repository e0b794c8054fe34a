/** A body that is sent as text. JSON is indented by two spaces per level. */
export interface TextBody {
  mediaType: string;
  text: string;
}

/** A part of a multipart body: a field with a value, or an uploaded file, of which `file` is the name. */
export type FormPart = { name: string; mediaType?: string } & (
  { value: string } | { file: string }
);

/** A body as text, or as the parts of a multipart form. */
export type SampleBody = TextBody | { mediaType: string; parts: FormPart[] };

/** A request that samples send. */
export interface HttpRequest {
  /** HTTP method in upper case. */
  method: string;
  /** Absolute, percent-encoded URL. */
  url: string;
  headers: { name: string; value: string }[];
  body?: SampleBody;
}

/** A text body, and whether it is JSON, which decides how a program writes it. */
export interface PreparedBody extends TextBody {
  /** Whether the media type is JSON and the text an object or array. */
  isJson: boolean;
  /** Whether `isJson` is true and the text has several lines. */
  isMultilineJson: boolean;
}

/** A request as a renderer gets it. */
export interface PreparedRequest extends Pick<HttpRequest, 'method' | 'url'> {
  /** If there is a `body`, the first header is its Content-Type. The program's library sets that of `parts`. */
  headers: Readonly<HttpRequest['headers']>;
  body?: PreparedBody;
  /** The parts of a form, if the renderer supports forms; for any other renderer, the form is the text of `body`. */
  parts?: readonly FormPart[];
}

/** Renders programs in one language. */
export interface SampleRenderer {
  /** Name of the language for readers. */
  label: string;
  /** Note for readers about an environment in which the programs do not run, such as the Windows command prompt. */
  note?: string;
  /** Whether `render` supports the parts of a form. @default false */
  supportsForms?: boolean;
  render: (request: PreparedRequest) => string;
}
