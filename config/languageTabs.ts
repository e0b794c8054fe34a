/** One tab of request samples on an operation page, as the specification names and orders them. */
export interface LanguageTab {
  /** Name of the tab, and of the generator's language. */
  language: string;
  /** Grammar that highlights the sample. */
  highlight: string;
  /** Generator variant; the generator's own default where absent. */
  variant?: string;
}

/** The 18 sample languages in the specification's order (section 2, "Code examples in API pages"). */
export const languageTabs = [
  { language: 'python', highlight: 'python' },
  { language: 'curl', highlight: 'bash' },
  { language: 'csharp', highlight: 'csharp' },
  { language: 'go', highlight: 'go' },
  { language: 'nodejs', highlight: 'javascript' },
  { language: 'ruby', highlight: 'ruby' },
  { language: 'php', highlight: 'php' },
  { language: 'java', highlight: 'java', variant: 'unirest' },
  { language: 'powershell', highlight: 'powershell' },
  { language: 'dart', highlight: 'dart' },
  { language: 'javascript', highlight: 'javascript' },
  { language: 'c', highlight: 'c' },
  { language: 'objective-c', highlight: 'objectivec' },
  { language: 'ocaml', highlight: 'ocaml' },
  { language: 'r', highlight: 'r' },
  { language: 'swift', highlight: 'swift' },
  { language: 'kotlin', highlight: 'kotlin' },
  { language: 'rust', highlight: 'rust' },
] as const satisfies readonly LanguageTab[];

/** Name of one of the 18 sample languages. */
export type SampleLanguage = (typeof languageTabs)[number]['language'];

/** The language of a first visit: curl runs in every terminal and shows the request as it is sent. */
export const defaultLanguage: SampleLanguage = 'curl';

/** Where the reader's language is kept, and what names one in an address. */
export const languageKeys = {
  /** Key of the browser's storage. */
  storage: 'aifindr.sample-language',
  /** Query parameter that shows a language for one visit, without keeping it. */
  parameter: 'lang',
} as const;
