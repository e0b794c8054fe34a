import type { SampleLanguage } from '@aifindr-docs/request-samples';
import type { Options as IndexOptions } from '@aifindr-docs/search/indexing';
import { apiAsk } from './apiPages';
import { integrations } from './integrations';
import { languageKeys } from './languageTabs';
import { readAnsweredQuestions } from './questions';
import { sections } from './sections';
import { synonyms } from './synonyms';

/** Languages of the samples as readers search for them, with their libraries; JavaScript is the widget's first. */
const languages = [
  ['python', 'Python', 'requests'],
  ['curl', 'curl', 'terminal bash'],
  ['csharp', 'C#', 'csharp dotnet .NET'],
  ['go', 'Go', 'golang'],
  ['nodejs', 'Node.js', 'axios'],
  ['ruby', 'Ruby', 'rails'],
  ['php', 'PHP', 'laravel'],
  ['java', 'Java', 'unirest spring'],
  ['powershell', 'PowerShell', ''],
  ['dart', 'Dart', 'flutter'],
  ['objective-c', 'Objective-C', ''],
  ['ocaml', 'OCaml', ''],
  ['r', 'R', 'httr2'],
  ['swift', 'Swift', 'iOS'],
  ['kotlin', 'Kotlin', 'okhttp android'],
  ['rust', 'Rust', 'reqwest'],
] as const satisfies readonly [SampleLanguage['language'], string, string][];

/** What search knows of this site besides its pages. */
export const searchIndexOptions = (): IndexOptions => ({
  sections,
  popular: [
    '/docs/widget-config/instalacion',
    '/docs/widget-config/triggers',
    '/docs/widget-config/contexto-metadatos',
    apiAsk,
  ],
  undivided: ['JavaScript', 'TypeScript', 'WordPress', 'WooCommerce', 'GitHub'],
  globalObject: 'AIFindrWidget',
  // Pages deeper than the guide repeat it for one stack.
  mainDepth: 3,
  outside: [
    'cuesta',
    'coste',
    'cost',
    'precio',
    'price',
    'horario',
    'modelo de IA',
    'openai',
    'GPT',
  ],
  synonyms,
  questions: readAnsweredQuestions(),
  actions: [
    {
      title: 'Copiar esta página',
      words: 'copy page markdown',
      presses: 'main [data-reading-aid] > button:first-child',
    },
    {
      title: 'Cambiar entre modo claro y oscuro',
      words: 'colores color tema theme dark light mode',
      presses: '.navbar button[aria-live]',
    },
    ...integrations.flatMap(({ name, label, stacks = [{ name: '', label }] }) =>
      stacks.map((stack) => ({
        title: `Ir a ${stack.label}`,
        words: `go integración ${name}`,
        opens: `/docs/widget-config/integraciones/${name}${stack.name && `?stack=${stack.name}`}`,
      })),
    ),
    ...languages.map(([language, label, words]) => ({
      title: `${label}: ejemplos de la API`,
      words: `code sample sdk hacer pregunta petición ${words}`,
      opens: `${apiAsk}?${languageKeys.parameter}=${language}`,
      isProposed: false,
    })),
  ],
});
