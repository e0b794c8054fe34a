import { stemmer } from '@orama/stemmers/spanish';

// A text of any length is made of a few thousand words: each is stemmed once.
const known = new Map<string, string>();

/**
 * The stem that a folded word shares with its inflections: `pregunta`, `preguntas` and `preguntar` have the same one.
 *
 * The Snowball stemmer knows the suffixes with their accents, which readers leave out: they are put back first.
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
  return dropForeignPlural(stem);
}

/** Words taken from English make their plural without a vowel: `widgets`, `triggers`. */
function dropForeignPlural(word: string): string {
  return word.length > 4 ? word.replace(/(?<=[bcdfghjklmnpqrtvwxyz])s$/, '') : word;
}
