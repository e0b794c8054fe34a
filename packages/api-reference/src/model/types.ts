import type { ElementContent } from 'hast';
import type { EncodedTokens } from '../field-links/encodedTokens';
import type { texts } from '../texts';

/** Text as HTML nodes: safe, because raw HTML of the contract is text in it. */
export type ProseNodes = readonly ElementContent[];

/** A part of a page: `components` renders them. */
export type Part =
  | ({ kind: 'heading' } & HeadingData)
  | { kind: 'prose'; prose: ProseNodes }
  | { kind: 'lead' | 'section'; parts: readonly Part[] }
  | { kind: 'cards'; operations: readonly OperationLink[] }
  | { kind: 'responses'; responses: readonly ResponseData[] }
  | { kind: 'fields'; fields: readonly FieldData[] }
  | ({ kind: 'nested'; title: string; isOpen: boolean } & Typed)
  | ({ kind: 'block'; title: string } & Typed)
  | ({ kind: 'mediaType'; name: string; pills: readonly Pill[] } & Typed);

/** What has parts, an anchor and a type, or some of these. */
export interface Typed {
  id?: string | undefined;
  type?: string | undefined;
  /** Name of the shared schema. */
  schema?: string | undefined;
  /** Where the page describes it, if that is elsewhere or in a block that opens. */
  schemaHref?: string | undefined;
  /** Where a sample shows it: its anchor, and a name for the link. */
  sample?: { href: string; label: string } | undefined;
  parts: readonly Part[];
}

/** Label and value of what limits or explains a field. */
export type Fact = readonly [label: string, value: string];

/** A word beside a name. */
export interface Pill {
  text: string;
  isRequired?: boolean;
}

/** A field, parameter or header. */
export interface FieldData extends Typed {
  id: string;
  name: string;
  /** Whether the name is a pattern for many. */
  isPattern?: boolean | undefined;
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
  description: ProseNodes;
  body?: ColoredCode & { mediaType: string; label: string };
  samples: readonly CodeSample[];
}

/** Code with its colors, as `encodedTokens` of field-links reads them, and where it shows fields. */
export interface ColoredCode extends EncodedTokens {
  code: string;
}

/** One language of a request sample. */
export interface CodeSample extends ColoredCode {
  language: string;
  /** Name of the language for readers. */
  label: string;
  /** Where the program does not run. */
  note?: string;
}

/** Programs by name of the example and language. */
export type Programs = Readonly<Record<string, Readonly<Record<string, ColoredCode>>>>;

/** An example of a response. */
export interface ResponseSample extends ColoredCode {
  /** Status code. */
  status: string;
  /** Key in the contract: it answers the request example of the same name. */
  name: string;
  title: string;
  /** Language for Markdown fences. */
  language: string;
  description: readonly Part[];
  /** Leads to the example of a request that it answers, where there are several. */
  request?: { href: string; label: string } | undefined;
}

/** A heading with its anchor. */
export interface HeadingData {
  id: string;
  text: string;
}

/** An entry of a contents list, as Docusaurus reads it from `export const toc`; its value is HTML. */
export interface ContentsEntry {
  value: string;
  id: string;
  level: 2 | 3;
}

/** What the page of an operation shows. */
export interface OperationData {
  /** Says that it is deprecated, in two sentences. */
  notice: readonly [title: string, text: string] | undefined;
  intro: readonly Part[];
  /** Label of the contents list. */
  contents: string;
  /** Authentication, parameters, body and responses, as far as it has them. */
  main: readonly Part[];
  requestHeading: HeadingData;
  requestSamples: readonly ExampleSamples[];
  responseHeading: HeadingData;
  responseSamples: readonly ResponseSample[];
}

/** What the browser needs of an operation's page, whose data it does not load. */
export interface OperationControls {
  /** As its badge shows it. */
  method: string;
  base: string;
  path: string;
  /** By their keys in the contract. */
  examples: readonly { name: string; title: string }[];
  responses: readonly ResponseChoice[];
}

/** A response to choose. */
export interface ResponseChoice {
  status: string;
  /** Key in the contract: that of the request which it answers. */
  name?: string | undefined;
  title?: string | undefined;
}

/** What every operation page has in common in the browser. */
export interface ReaderSettings {
  /** Languages of the samples in the order of their tabs. */
  languages: readonly { language: string; label: string }[];
  /** The language of a first visit. */
  defaultLanguage: string;
  languageKeys: LanguageKeys;
  /** Texts of samples that stand for a value of the reader, each with its name. */
  placeholders: Readonly<Record<string, string>>;
  /** What the browser says beside the samples. */
  texts: typeof texts.rail;
}

/** Where the reader's language is kept, and what names one in an address. */
export interface LanguageKeys {
  /** Key of the browser's storage. */
  storage: string;
  /** Query parameter that shows a language for one visit, without keeping it. */
  parameter: string;
}

/** What an operation answers with one status code. */
export interface ResponseData {
  code: string;
  heading: HeadingData;
  /** First sentence of its description, with code between backticks. */
  meaning: string | undefined;
  mediaTypes: readonly string[];
  /** Whether its row is open at first. */
  isOpen?: boolean;
  parts: readonly Part[];
}

/** A link to an operation with what tells it from others. */
export interface OperationLink {
  href: string;
  method: string;
  path: string;
  title: string;
  /** Says that it is deprecated. */
  pill: string | undefined;
  /** First sentence of its description. */
  text: string | undefined;
}

/** What the page of a tag shows. */
export interface TagData {
  parts: readonly Part[];
}

/** What the information page shows. */
export interface InfoData {
  intro: readonly Part[];
  /** Text below each server. */
  servers: readonly (readonly Part[])[];
  about: readonly Part[];
  /** Authentication and operations, which hand-written text may place. */
  reference: readonly Part[];
}

/** What the browser needs of the information page. */
export interface InfoControls {
  /** Addresses of the servers. */
  servers: readonly string[];
}
