import type { Options } from '@aifindr-docs/api-reference';
import { placeholders } from './projectValues';
import { site } from './site';

/** A language of the request samples. `words` are further terms by which readers search for it. */
type LanguageTab = Options['sampleLanguages'][number] & { words?: string };

/** The sample languages in the order of their tabs (R29). */
export const languageTabs: readonly LanguageTab[] = [
  { language: 'python', highlight: 'python', words: 'requests' },
  { language: 'curl', highlight: 'bash', words: 'terminal bash' },
  { language: 'csharp', highlight: 'csharp', words: 'csharp dotnet .NET' },
  { language: 'go', highlight: 'go', words: 'golang' },
  { language: 'nodejs', highlight: 'javascript', words: 'axios' },
  { language: 'ruby', highlight: 'ruby', words: 'rails' },
  { language: 'php', highlight: 'php', words: 'laravel' },
  { language: 'java', highlight: 'java', words: 'unirest spring' },
  { language: 'powershell', highlight: 'powershell' },
  { language: 'dart', highlight: 'dart', words: 'flutter' },
  { language: 'javascript', highlight: 'javascript' },
  { language: 'c', highlight: 'c' },
  { language: 'objective-c', highlight: 'objectivec' },
  { language: 'ocaml', highlight: 'ocaml' },
  { language: 'r', highlight: 'r', words: 'httr2' },
  { language: 'swift', highlight: 'swift' },
  { language: 'kotlin', highlight: 'kotlin', words: 'okhttp' },
  { language: 'rust', highlight: 'rust', words: 'reqwest' },
];

export const languageKeys = {
  /** Key in `localStorage`. */
  storage: 'aifindr.sample-language',
  /** Query parameter that selects a language without storing it. */
  parameter: 'lang',
} as const;

/** Options of the plugin that generates the API reference (R15). */
export const apiReference = {
  specPath: site.contractFile,
  rulesPath: site.contractRules,
  outputDir: site.apiDir,
  routeBase: '/docs/api',
  proseDir: site.apiProseDir,
  sampleLanguages: languageTabs,
  // The language if none is chosen: a curl command needs neither a project nor a library.
  defaultLanguage: 'curl',
  languageKeys,
  placeholders,
  downloadUrl: site.contractUrl,
  otherDownloads: { JSON: '/swagger.json', 'Colección de Postman': site.collectionUrl },
  sidebarOptions: { groupPathsBy: 'tag', categoryLinkSource: 'tag', sidebarCollapsed: true },
} satisfies Options;
