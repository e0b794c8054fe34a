import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** The facts of a right answer are texts or regular expressions; case, emphasis and line breaks are ignored. */
export interface Question {
  question: string;
  facts: readonly (string | { pattern: string })[];
}

/** The questions of integrators. */
export function readQuestions(): readonly Question[] {
  return parse(readFileSync(path.join(__dirname, 'questions.yaml'), 'utf8')) as Question[];
}

/** Markdown without emphasis, code marks, escapes and link targets, with single spaces. */
export function toPlainText(markdown: string): string {
  return markdown
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/[`*[\]]|\\(?=[^\w\s])|(?<![\w])_|_(?![\w])/g, '')
    .replace(/\s+/g, ' ');
}

/** Whether a plain text says a fact. */
export function hasFact(text: string, fact: Question['facts'][number]): boolean {
  return typeof fact === 'string'
    ? text.toLowerCase().includes(toPlainText(fact).toLowerCase())
    : new RegExp(fact.pattern, 'i').test(text);
}
