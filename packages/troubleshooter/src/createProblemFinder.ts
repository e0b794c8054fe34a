import MiniSearch from 'minisearch';
import { listConsoleEntries } from './listConsoleEntries';
import { otherWordings } from './otherWordings';

/** A row of a known problem or a question, with the code in its first cell or its summary. */
export interface Problem {
  id: string;
  codes: readonly string[];
  isQuestion: boolean;
}

/** A text that a console prints for a problem. */
interface Message {
  id: number;
  problem: Problem;
  text: string;
  termCount: number;
}

/** Matches several words or an error code such as `NG0500`. Other code in a row is the name of something. */
const messagePattern = /\s|::|^[A-Z]+\d+$/;

/**
 * Creates the search over the messages of problems. A problem is found if one of its messages stands in an entry of the pasted text, and
 * problems with longer messages come first.
 */
export function createProblemFinder(problems: readonly Problem[]): (text: string) => string[] {
  const messages = problems.flatMap((problem) =>
    [
      ...problem.codes.filter((code) => messagePattern.test(code)),
      ...(otherWordings[problem.id] ?? []),
    ].map((text) => ({ problem, text, termCount: new Set(listMessageTerms(text)).size })),
  );
  const engine = new MiniSearch<Message>({
    fields: ['text'],
    storeFields: ['problem', 'termCount'],
    tokenize: listMessageTerms,
    searchOptions: {
      tokenize: listEntryTerms,
      // The length of a message does not lower its score.
      bm25: { k: 1.2, b: 0, d: 0.5 },
      filter: ({ terms, termCount }) => new Set(terms).size === termCount,
    },
  });
  engine.addAll(messages.map((message, id) => ({ ...message, id })));
  return (text) => {
    const scores = new Map<Problem, number>();
    for (const result of listConsoleEntries(text).flatMap((entry) => engine.search(entry))) {
      const problem = result.problem as Problem;
      scores.set(problem, Math.max(result.score, scores.get(problem) ?? 0));
    }
    const found = [...scores].sort(([, score], [, otherScore]) => otherScore - score);
    const rows = found.filter(([{ isQuestion }]) => !isQuestion);
    return (rows.length > 0 ? rows : found).map(([{ id }]) => id);
  };
}

/** Lists the pairs of neighboring words in each part of a message between `…`, so that only the parts as written match. */
function listMessageTerms(message: string): string[] {
  return message.split('…').flatMap((part) => {
    const words = splitWords(part);
    return words.length === 1 ? words : pairWords(words);
  });
}

function listEntryTerms(entry: string): string[] {
  const words = splitWords(entry);
  return [...words, ...pairWords(words)];
}

/** Splits a text at everything but letters and digits, because browsers differ in quotes and dashes. */
function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function pairWords(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}
