import type { ElementContent } from 'hast';

/** Text as HTML nodes: safe, because raw HTML of the contract is text in it. */
export type Prose = readonly ElementContent[];

/** A part of a page: components of src/components/api render them. */
export type Part =
  | { kind: 'prose'; prose: Prose }
  | { kind: 'fields'; fields: readonly Field[] }
  | { kind: 'endpoint'; method: string; url: string }
  | ({ kind: 'nested'; title: string; id?: string; type?: string; isOpen: boolean } & Holder)
  | ({ kind: 'options'; title: string } & Holder)
  | ({ kind: 'mediaType'; name: string; pills: readonly Pill[] } & Typed & Holder)
  | ({ kind: 'response'; id: string; title: string } & Holder);

interface Holder {
  parts: readonly Part[];
}

interface Typed {
  id?: string;
  type?: string;
  /** Name of the shared schema. */
  schema?: string;
}

/** Label and value of what limits or explains a field. */
export type Fact = readonly [label: string, value: string];

/** A word beside a name. */
export interface Pill {
  text: string;
  isRequired?: boolean;
}

/** A field, parameter or header. */
export interface Field extends Holder {
  id: string;
  name: string;
  /** Whether the name is a pattern for many. */
  isPattern?: boolean;
  type?: string;
  /** Name of the shared schema. */
  schema?: string;
  isDeprecated?: boolean;
  /** What is said beside its name: required, deprecated, read only. */
  pills: readonly Pill[];
  /** Default, format and limits. */
  facts?: readonly Fact[];
}

/** The request samples of one example. */
export interface ExampleSamples {
  name: string;
  title: string;
  /** Anchor of the example. */
  id: string;
  description: Prose;
  body?: ColouredCode & { mediaType: string; label: string };
  samples: readonly CodeSample[];
}

/** Code with its colours, as src/components/api/tokens.ts reads them. */
export interface ColouredCode {
  code: string;
  tokens: string;
}

/** One language of a request sample. */
export interface CodeSample extends ColouredCode {
  language: string;
  /** Name of the language for readers. */
  label: string;
}

/** Programs by name of the example and language. */
export type Programs = Readonly<Record<string, Readonly<Record<string, ColouredCode>>>>;

/** An example of a response. */
export interface ResponseSample extends ColouredCode {
  /** Status code. */
  status: string;
  /** Key in the contract: it answers the request example of the same name. */
  name: string;
  title: string;
  /** Language for Markdown fences. */
  language: string;
  description: readonly Part[];
}

/** What the page of an operation shows. */
export interface OperationData {
  intro: readonly Part[];
  security: readonly Part[];
  /** By place: path, query, header… */
  parameters: Readonly<Record<string, readonly Part[]>>;
  requestBody: readonly Part[];
  /** By status code. */
  responses: Readonly<Record<string, ResponseData>>;
  callbacks: readonly Part[];
  requestSamples: readonly ExampleSamples[];
  responseSamples: readonly ResponseSample[];
}

/** What an operation answers with one status code. */
export interface ResponseData extends Holder {
  /** First sentence of its description. */
  meaning?: string;
  mediaTypes: readonly string[];
}

/** A link to an operation with what tells it from others. */
export interface OperationLink {
  href: string;
  method: string;
  path: string;
  title: string;
  /** Says that it is deprecated. */
  pill?: string;
  /** First sentence of its description. */
  text?: string;
}

/** What the page of a tag shows. */
export interface TagData {
  intro: readonly Part[];
  operations: readonly OperationLink[];
}

/** What the information page shows. */
export interface InfoData {
  intro: readonly Part[];
  /** One for each server. */
  servers: readonly (readonly Part[])[];
  security: readonly Part[];
  tags: readonly { heading: readonly Part[]; operations: readonly OperationLink[] }[];
  /** Tags without operations. */
  otherTags: readonly Part[];
  about: readonly Part[];
}
