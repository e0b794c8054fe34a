import { stemmer } from '@orama/stemmers/spanish';

export interface Word {
  /** The word in lower case without accents; a compound such as `data-id` also without punctuation. */
  normalized: string;
  /** The stem of the word; equals `normalized` for a compound. */
  stem: string;
  start: number;
  end: number;
  /** The words that a compound consists of; empty for other words. */
  parts: readonly Word[];
}

/** Matches words and identifiers, such as `setContext`, `text/event-stream`, `data-meta-*` and `C#`. */
const chunkPattern = /[\p{L}\p{N}]+(?:[-_.:/]+[\p{L}\p{N}*]+)*(?:#(?![\p{L}\p{N}]))?/gu;
/** Patterns that split `text/event-stream`, `widget.opened`, `data-meta-user-id` and `setContext`, in this order, outermost parts first. */
const partPatterns = [
  /[^/]+/gu,
  /[^.:]+/gu,
  /[^-_]+/gu,
  /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+\p{N}*|\p{Lu}+\p{N}*|\p{N}+|\p{Lo}+/gu,
];
/** Matches most words: lowercase letters with or without an initial capital. Such a word has no parts. */
const plainWord = /^\p{L}?\p{Ll}+$/u;

/** Returns a word in lower case and without accents, so that `Integración` and `INTEGRACION` become the same. */
export function normalizeWord(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export type SplitWords = (text: string) => Word[];

/** @param undividedNames names that are never divided: a query for "script" does not mean "JavaScript" */
export function createWordSplitter(undividedNames: readonly string[]): SplitWords {
  const undivided = new Set(undividedNames.map(normalizeWord));
  const parseChunk = (
    text: string,
    start: number,
    [pattern, ...innerPatterns]: readonly RegExp[],
  ): Word[] => {
    const normalized = normalizeWord(text);
    const end = start + text.length;
    if (pattern === undefined || plainWord.test(text) || undivided.has(normalized)) {
      return [{ normalized, stem: stemWord(normalized), start, end, parts: [] }];
    }
    const parts = [...text.matchAll(pattern)].flatMap((part) =>
      parseChunk(part[0], start + part.index, innerPatterns),
    );
    if (parts.length < 2) return parts;
    const compound = normalized.replace(/[^\p{L}\p{N}]/gu, '');
    return [{ normalized: compound, stem: compound, start, end, parts }];
  };
  return (text) =>
    [...text.matchAll(chunkPattern)].flatMap((chunk) =>
      parseChunk(chunk[0], chunk.index, partPatterns),
    );
}

/** Lists words, each compound followed by its parts and their parts. */
export function flattenWords(words: readonly Word[]): Word[] {
  return words.flatMap((word) => [word, ...flattenWords(word.parts)]);
}

/** Joins the stems of words, for a compound those of its parts, to compare phrases regardless of case, inflections and punctuation. */
export function toStemKey(words: readonly Word[]): string {
  return flattenWords(words)
    .flatMap(({ stem, parts }) => (parts.length === 0 ? stem : []))
    .join(' ');
}

// Stems by normalized word, memoized because long texts repeat the same few thousand words.
const stems = new Map<string, string>();

/**
 * Returns the stem that a normalized word shares with its inflections, such as `pregunta`, `preguntas` and `preguntar`; a word of up to
 * three letters or with a digit is its own stem. The Snowball stemmer removes `-ación` only if it has its accent, which normalized words
 * lack, so the accent is restored first. The stemmer keeps the `s` of English plurals after a consonant, so the `s` is removed last.
 */
export function stemWord(normalized: string): string {
  if (normalized.length <= 3 || /\p{N}/u.test(normalized)) return normalized;
  const knownStem = stems.get(normalized);
  if (knownStem !== undefined) return knownStem;
  const accented = normalized.replace(/([cs])ion$/, '$1ión');
  const spanishStem = normalizeWord(stemmer(accented));
  const stem = spanishStem.replace(/(?<=..[bcdfghjklmnpqrtvwxyz])s$/, '');
  stems.set(normalized, stem);
  return stem;
}
