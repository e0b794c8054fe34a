import { listConsoleEntries } from './listConsoleEntries';
import { otherWordings } from './otherWordings';

/** A row of a known problem or a question, with the texts of the `<code>` elements in its first cell or its `<summary>`. */
export interface Problem {
  id: string;
  codes: readonly string[];
  isQuestion: boolean;
}

/** Matches code that is an error message: several words, or an error code such as `NG0500`. Other code in a row is an identifier. */
const messagePattern = /\s|::|^[A-Z]+\d+$/;

/**
 * Creates the function that returns the ids of the problems whose messages an entry of a pasted text contains, those with the longest
 * messages first. It returns questions only if no row is found.
 */
export function createProblemFinder(problems: readonly Problem[]): (text: string) => string[] {
  const messages = problems.flatMap(({ id, codes, isQuestion }) =>
    [...codes.filter((code) => messagePattern.test(code)), ...(otherWordings[id] ?? [])].map(
      // A message consists of the parts between `…`, which stands for anything.
      (message) => ({ id, isQuestion, parts: message.split('…').map(joinWords) }),
    ),
  );
  messages.sort((first, second) => second.parts.join('').length - first.parts.join('').length);
  return (text) => {
    const entries = listConsoleEntries(text).map(joinWords);
    const found = messages.filter(({ parts }) =>
      entries.some((entry) => parts.every((part) => entry.includes(part))),
    );
    const rows = found.filter(({ isQuestion }) => !isQuestion);
    return [...new Set((rows.length > 0 ? rows : found).map(({ id }) => id))];
  };
}

/** Joins the words of a text in lower case, with a space around each, because browsers differ in quotes and dashes. */
function joinWords(text: string): string {
  return ` ${text} `.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
}
