import { stemmer } from '@orama/stemmers/spanish';

// Memoized: long texts consist of a few thousand different words.
const known = new Map<string, string>();

/**
 * The stem that a folded word shares with its inflections, such as `pregunta`, `preguntas` and `preguntar`.
 *
 * The Snowball stemmer requires the accents of suffixes, which readers omit: they are restored first.
 */
export function stemWord(folded: string): string {
  if (folded.length <= 3 || /\p{N}/u.test(folded)) {
    return folded;
  }
  const stem = known.get(folded) ?? findStem(folded);
  known.set(folded, stem);
  return stem;
}

function findStem(folded: string): string {
  const accented = folded.replace(/([cs])ion$/, '$1ión').replace(/logia(s?)$/, 'logía$1');
  const stem = stemmer(accented).normalize('NFD').replace(/\p{M}/gu, '');
  return dropForeignEnding(stem);
}

/** Plurals of English words have no vowel before the s: `widgets`, `triggers`; verbs end in -ing. */
function dropForeignEnding(word: string): string {
  return word.length > 4
    ? word.replace(/(?<=[bcdfghjklmnpqrtvwxyz])s$/, '').replace(/(.{4})ing$/, '$1')
    : word;
}
