import { stemWord } from './stemWord';

/** A searchable word. A compound such as `setContext` gives the whole and each of its parts. */
export interface Word {
  /** The word in lower case without accents. */
  surface: string;
  /** What is indexed: the stem of a plain word, the surface of a compound. */
  term: string;
  start: number;
  end: number;
  /** Whether other words of the list are its parts. */
  isCompound: boolean;
}

/** Letters and digits, joined by the punctuation of identifiers; `C#`. */
const chunks = /[\p{L}\p{N}]+(?:[-_.:/]+[\p{L}\p{N}*]+)*(?:#(?![\p{L}\p{N}]))?/gu;
/** Separators of compounds, outermost first: `text/event-stream`, `widget.opened`, `data-meta-user-id`, `setContext`. */
const levels = [
  /[^/]+/gu,
  /[^.:]+/gu,
  /[^-_]+/gu,
  /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+\p{N}*|\p{Lu}+\p{N}*|\p{N}+|\p{Lo}+/gu,
];

/** Plain words, which most are: a fast path. */
const simple = /^\p{L}?\p{Ll}+$/u;
const ascii = /^[ -~]*$/;

/** Lower case without accents: `Integración` and `INTEGRACION` become the same. */
export function foldWord(word: string): string {
  const plain = ascii.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.toLowerCase();
}

/** Splits a text into words with their offsets, in order. */
export type SplitWords = (text: string) => Word[];

/** @param names names that are never divided: a query for "script" does not mean "JavaScript" */
export function createWordSplitter(names: readonly string[]): SplitWords {
  const undivided = new Set(names.map(foldWord));
  const split = (text: string, offset: number, [level, ...inner]: readonly RegExp[]): Word[] => {
    if (level === undefined || simple.test(text) || undivided.has(foldWord(text))) {
      return [plain(text, offset)];
    }
    const parts = [...text.matchAll(level)];
    const words = parts.flatMap((part) => split(part[0], offset + part.index, inner));
    return parts.length > 1 ? [compound(text, offset), ...words] : words;
  };
  return (text) =>
    [...text.matchAll(chunks)].flatMap((chunk) => split(chunk[0], chunk.index, levels));
}

function plain(text: string, start: number): Word {
  const surface = foldWord(text);
  return { surface, term: stemWord(surface), start, end: start + text.length, isCompound: false };
}

function compound(text: string, start: number): Word {
  const surface = foldWord(text).replace(/[^\p{L}\p{N}]/gu, '');
  return { surface, term: surface, start, end: start + text.length, isCompound: true };
}
