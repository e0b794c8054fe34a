import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** A question of an integrator and the facts of a right answer: texts, or regular expressions. */
export interface Question {
  question: string;
  /** All must be on one page; case, emphasis and line breaks are ignored. */
  facts: readonly (string | { pattern: string })[];
}

/** Plain text of a page's Markdown, with the URLs of its links. */
export interface PageText {
  page: string;
  text: string;
}

/** How the site answers a question. */
export interface Answer {
  question: string;
  /** Pages with all facts. */
  pages: string[];
  /** If there is none, the page with the most facts, and those it lacks. */
  missing?: { page: string; facts: string[] };
}

/** The questions of questions.yaml. */
export function readQuestions(): Question[] {
  return parse(readFileSync(path.join(__dirname, 'questions.yaml'), 'utf8')) as Question[];
}

/** Reads the Markdown of a built site, parts of a page (`page.part.md`) joined; throws if there is none. */
export function readPages(build: string): PageText[] {
  const texts = new Map<string, string>();
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.md'))
    .sort();
  for (const file of files) {
    const page = `/${file.replace(/(?:\.[\w-]+)?\.md$/, '')}`;
    const markdown = readFileSync(path.join(build, file), 'utf8');
    const urls = [...markdown.matchAll(/\]\(([^)\s]*)\)/g)].map(([, url]) => url);
    texts.set(page, [texts.get(page) ?? '', toPlainText(markdown), ...urls].join(' '));
  }
  if (texts.size === 0) {
    throw new Error(`${build} has no Markdown of pages: run "npm run build" first`);
  }
  return [...texts].map(([page, text]) => ({ page, text }));
}

/** Markdown without emphasis, code marks, escapes and link targets, with single spaces. */
export function toPlainText(markdown: string): string {
  return markdown
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/[`*[\]]|\\(?=[^\w\s])|(?<![\w])_|_(?![\w])/g, '')
    .replace(/\s+/g, ' ');
}

/** Finds the pages that answer each question. */
export function answerQuestions(
  questions: readonly Question[],
  pages: readonly PageText[],
): Answer[] {
  return questions.map(({ question, facts }) => {
    const lacks = pages
      .map(({ page, text }) => ({
        page,
        facts: facts
          .filter((fact) => !hasFact(text, fact))
          .map((fact) => (typeof fact === 'string' ? fact : fact.pattern)),
      }))
      .sort((one, other) => one.facts.length - other.facts.length);
    const complete = lacks.filter((lack) => lack.facts.length === 0).map(({ page }) => page);
    const [missing] = lacks;
    return complete.length > 0 || !missing
      ? { question, pages: complete }
      : { question, pages: [], missing };
  });
}

function hasFact(text: string, fact: Question['facts'][number]): boolean {
  return typeof fact === 'string'
    ? text.toLowerCase().includes(toPlainText(fact).toLowerCase())
    : new RegExp(fact.pattern, 'i').test(text);
}
