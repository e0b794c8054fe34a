import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import { sampleRenderers } from '@aifindr-docs/request-samples';
import type { AnsweredQuestion, Options as IndexOptions } from '@aifindr-docs/search/indexing';
import { languageKeys, languageTabs } from './apiReference';
import { integrationDocId, integrations } from './integrations';
import { placeholders } from './projectValues';
import { sections } from './site';
import { synonyms } from './synonyms';

/** Reads the questions that search answers, with their source locations. */
export function readQuestions(): AnsweredQuestion[] {
  const file = 'config/questions.yaml';
  const lineCounter = new LineCounter();
  const text = readFileSync(path.resolve(__dirname, '..', file), 'utf8');
  const list = parseDocument(text, { lineCounter }).contents;
  return (isSeq(list) ? list.items : []).filter(isMap).map((item) => ({
    ...(item.toJSON() as Omit<AnsweredQuestion, 'sourceLocation'>),
    sourceLocation: `${file}:${lineCounter.linePos(item.range?.[0] ?? 0).line}`,
  }));
}

export const searchIndexOptions = (): IndexOptions => ({
  breadcrumbsByFolder: sections,
  pageTitles: { '/': 'Inicio' },
  // The badge of an open question stands in parentheses, after a colon or after a sentence.
  ignoredText: / \(Por confirmar\)|(?::|(?<=\.)) Por confirmar/g,
  // Most readers of the guide and of the API need these pages first.
  popular: [
    '/docs/widget-config/instalacion',
    '/docs/widget-config/triggers',
    '/docs/widget-config/contexto-metadatos',
    '/docs/api/hacer-pregunta',
  ],
  undivided: ['C#', 'JavaScript', 'TypeScript', 'WordPress', 'WooCommerce', 'GitHub'],
  commonStems: ['widget'],
  // The pages with deeper paths are integration guides, which repeat much of the main guide.
  mainPathDepth: 3,
  uncoveredSubjects: [
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
  placeholders,
  questions: readQuestions(),
  views: [
    ...integrations.flatMap((guide) =>
      guide.stacks.flatMap(({ label, query }) =>
        query ? [{ path: `/docs/${integrationDocId(guide)}`, title: label, query }] : [],
      ),
    ),
    ...languageTabs
      // A reader who searches for JavaScript means the API of the widget, so JavaScript has no view.
      .filter(({ language }) => language !== 'javascript')
      .map(({ language, words }) => ({
        path: '/docs/api/hacer-pregunta',
        title: sampleRenderers[language].label,
        query: `?${languageKeys.parameter}=${language}`,
        keywords: words,
      })),
  ],
});
