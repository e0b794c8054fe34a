import type { Question } from './Question';
import { plainText, type TwinText } from './readTwins';

/** How the site answers a question. */
export interface Answer {
  question: string;
  /** Pages that hold every fact of a right answer. */
  pages: string[];
  /** Where no page holds them all: what the page that comes nearest lacks. */
  missing?: { page: string; facts: string[] };
}

/** Asks the pages every question. */
export function sitExam(questions: readonly Question[], twins: readonly TwinText[]): Answer[] {
  return questions.map(({ question, facts }) => {
    const lacks = twins.map(({ page, text }) => ({
      page,
      facts: facts.filter((fact) => !holds(text, fact)).map(String),
    }));
    const pages = lacks.filter((lack) => lack.facts.length === 0).map(({ page }) => page);
    const [missing] = lacks.sort((one, other) => one.facts.length - other.facts.length);
    return pages.length > 0 || !missing ? { question, pages } : { question, pages, missing };
  });
}

function holds(text: string, fact: string | RegExp): boolean {
  return typeof fact === 'string'
    ? text.toLowerCase().includes(plainText(fact).toLowerCase())
    : new RegExp(fact.source, 'i').test(text);
}
