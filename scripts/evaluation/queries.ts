import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

type Answers = Record<string, string | string[]>;

/** A query with what answers it, any of which is right. */
type ReaderQuery = readonly [query: string, ...answers: string[]];

const written = parse(readFileSync(path.join(__dirname, 'queries.yaml'), 'utf8')) as {
  queries: Answers;
  asked: Answers;
  outside: string[];
  unanswered: string[];
};

const list = (answers: Answers) =>
  Object.entries(answers).map(([query, answer]): ReaderQuery => [query, ...[answer].flat()]);

export const { outside, unanswered } = written;
/** Queries with the sections that answer them. */
export const asked = list(written.asked);
/** All queries with the pages that answer them. */
export const queries: readonly ReaderQuery[] = [
  ...list(written.queries),
  ...asked.map(([query, ...sections]): ReaderQuery => [
    query,
    ...sections.map((section) => section.replace(/#.*/, '')),
  ]),
];
