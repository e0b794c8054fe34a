import { leadsTo } from './followPath';
import type { Path } from './Path';

/** A stop, and its message as the page has it. */
export interface Match {
  id: string;
  message: string;
}

/**
 * The stops whose messages are in a text from a console, the longest message first. A stop is left out where a better one says
 * more: its message is a part of that one's, or its answers lead there.
 */
export function findStops(path: Path, text: string): Match[] {
  const lines = text.split('\n').map(normalize);
  const found = [...path.values()]
    .map(({ id, messages }) => {
      const message = findLongest(messages, lines);
      return { id, message, words: normalize(message) };
    })
    .filter(({ words }) => words !== '')
    .sort((one, other) => other.words.length - one.words.length);
  return found
    .filter(({ id, words }) =>
      found.every(
        (other) =>
          !leadsTo(path, id, other.id) && (other.words === words || !other.words.includes(words)),
      ),
    )
    .map(({ id, message }) => ({ id, message }));
}

/** Whether code in a text is a message, which has several words, or the code of an error, and no name of something. */
export function isMessage(code: string): boolean {
  return /\s|::|^[A-Z]+\d+$/.test(code);
}

/** The longest of the messages that is in one of the lines; empty where none is. */
function findLongest(messages: readonly string[], lines: readonly string[]): string {
  return messages
    .filter((message) => {
      const words = normalize(message);
      return isMessage(message) && lines.some((line) => hasMessage(line, words));
    })
    .reduce(
      (longest, message) =>
        normalize(message).length > normalize(longest).length ? message : longest,
      '',
    );
}

/** Consoles differ in quotes and dashes, in spaces, and in what they write before an error. */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’‘"“”«»`´]/g, '')
    .replace(/[\s–—-]+/g, ' ')
    .trim()
    .replace(/^(?:(?:uncaught|fatal|[a-z]*error:?) )+/, '');
}

/** Whether a line has the parts of a message in order, as whole words; `…` stands for anything between them. */
function hasMessage(line: string, message: string): boolean {
  let end = 0;
  return message.split('…').every((words, index, parts) => {
    const part = words.trim();
    const isCut = (start: number) =>
      (index === 0 && isInWord(line[start - 1])) ||
      (index === parts.length - 1 && isInWord(line[start + part.length]));
    let start = line.indexOf(part, end);
    while (start >= 0 && isCut(start)) start = line.indexOf(part, start + 1);
    end = start + part.length;
    return start >= 0;
  });
}

const isInWord = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');
