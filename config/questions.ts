import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import type { AnsweredQuestion } from '@aifindr-docs/search/indexing';

/** The facts of a right answer are texts or regular expressions; case, emphasis and line breaks are ignored. */
export interface KnownQuestion {
  question: string;
  facts: readonly (string | { pattern: string })[];
  /** Page and anchor of the section from which search answers it. */
  answer?: string;
  /** Id of the step of a path in the same page that the answer opens instead of its section. */
  opens?: string;
  /** What search shows of the section has this, where the facts do not tell. */
  shows?: KnownQuestion['facts'];
  /** How else readers ask it. */
  also?: readonly string[];
}

const file = 'config/questions.yaml';

function parseQuestions() {
  const lines = new LineCounter();
  const text = readFileSync(path.resolve(__dirname, '..', file), 'utf8');
  const list = parseDocument(text, { lineCounter: lines }).contents;
  return (isSeq(list) ? list.items : []).filter(isMap).map((item) => ({
    question: item.toJSON() as KnownQuestion,
    place: `${file}:${lines.linePos(item.range?.[0] ?? 0).line}`,
  }));
}

/** The questions of integrators. */
export function readQuestions(): readonly KnownQuestion[] {
  return parseQuestions().map(({ question }) => question);
}

/** Those that search answers. */
export function readAnsweredQuestions(): AnsweredQuestion[] {
  return parseQuestions().flatMap(
    ({ question: { question, also = [], answer, opens, facts, shows }, place }) =>
      answer === undefined
        ? []
        : [
            {
              questions: [question, ...also],
              section: answer,
              ...(opens && { opens }),
              place,
              findFacts: (text) => (shows ?? facts).map((fact) => hasFact(toPlainText(text), fact)),
              isExact: shows !== undefined,
            },
          ],
  );
}

/** Markdown without emphasis, code marks, escapes and link targets, with single spaces. */
export function toPlainText(markdown: string): string {
  return markdown
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/[`*[\]]|\\(?=[^\w\s])|(?<![\w])_|_(?![\w])/g, '')
    .replace(/\s+/g, ' ');
}

/** Whether a plain text says a fact. */
export function hasFact(text: string, fact: KnownQuestion['facts'][number]): boolean {
  return typeof fact === 'string'
    ? text.toLowerCase().includes(toPlainText(fact).toLowerCase())
    : new RegExp(fact.pattern, 'i').test(text);
}
