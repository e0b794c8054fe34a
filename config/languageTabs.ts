import type { SampleLanguage } from '@aifindr-docs/request-samples';

/** The sample languages in the order of R29. */
export const languageTabs = [
  { language: 'python', highlight: 'python' },
  { language: 'curl', highlight: 'bash' },
  { language: 'csharp', highlight: 'csharp' },
  { language: 'go', highlight: 'go' },
  { language: 'nodejs', highlight: 'javascript' },
  { language: 'ruby', highlight: 'ruby' },
  { language: 'php', highlight: 'php' },
  { language: 'java', highlight: 'java' },
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
] satisfies readonly SampleLanguage[];

/** The language of a first visit: curl runs in every terminal and shows the request as it is sent. */
export const defaultLanguage = 'curl';

/** Where the reader's language is kept, and what names one in an address. */
export const languageKeys = {
  /** Key of the browser's storage. */
  storage: 'aifindr.sample-language',
  /** Query parameter that shows a language for one visit, without keeping it. */
  parameter: 'lang',
} as const;
