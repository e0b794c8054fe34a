import { stemmer } from '@orama/stemmers/spanish';

/** A searchable word. */
export interface Word {
  /** The word in lower case without accents; of a compound such as `setContext` without punctuation. */
  surface: string;
  /** The stem; of a compound its surface. */
  stem: string;
  start: number;
  end: number;
  /** The words that a compound is made of. */
  parts: readonly Word[];
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

/** Lower case without accents: `Integración` and `INTEGRACION` become the same. */
export function foldWord(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Splits a text into words with their offsets, in order. */
export type SplitWords = (text: string) => Word[];

/** @param names names that are never divided: a query for "script" does not mean "JavaScript" */
export function createWordSplitter(names: readonly string[]): SplitWords {
  const undivided = new Set(names.map(foldWord));
  const split = (text: string, start: number, [level, ...inner]: readonly RegExp[]): Word[] => {
    const surface = foldWord(text);
    const end = start + text.length;
    if (level === undefined || simple.test(text) || undivided.has(surface)) {
      return [{ surface, stem: stemWord(surface), start, end, parts: [] }];
    }
    const parts = [...text.matchAll(level)].flatMap((part) =>
      split(part[0], start + part.index, inner),
    );
    if (parts.length < 2) return parts;
    const whole = surface.replace(/[^\p{L}\p{N}]/gu, '');
    return [{ surface: whole, stem: whole, start, end, parts }];
  };
  return (text) =>
    [...text.matchAll(chunks)].flatMap((chunk) => split(chunk[0], chunk.index, levels));
}

/** Words with the parts of compounds after each. */
export function withParts(words: readonly Word[]): Word[] {
  return words.flatMap((word) => [word, ...withParts(word.parts)]);
}

/** The stems of words, for a comparison without case, accents, inflections and punctuation. */
export function keyOf(words: readonly Word[]): string {
  return withParts(words)
    .flatMap(({ stem, parts }) => (parts.length === 0 ? stem : []))
    .join(' ');
}

// Memoized: long texts consist of a few thousand different words.
const stems = new Map<string, string>();

/**
 * The stem that a folded word shares with its inflections, such as `pregunta`, `preguntas` and `preguntar`. The Snowball stemmer requires
 * the accents of suffixes, which readers omit: they are restored first. Plurals of English words have no vowel before the s.
 */
export function stemWord(folded: string): string {
  if (folded.length <= 3 || /\p{N}/u.test(folded)) return folded;
  const known = stems.get(folded);
  if (known !== undefined) return known;
  const accented = folded.replace(/([cs])ion$/, '$1ión').replace(/logia(s?)$/, 'logía$1');
  const stem = foldWord(stemmer(accented)).replace(/(?<=..[bcdfghjklmnpqrtvwxyz])s$/, '');
  const short = stem.replace(/(.{4})ing$/, '$1');
  stems.set(folded, short);
  return short;
}
