import { stemWord } from './stemWord';

/** One searchable unit of a text. A compound such as `setContext` yields itself whole and each of its parts. */
export interface Word {
  /** As it is written, without accents and capitals. */
  surface: string;
  /** As it is indexed: the stem of a plain word, the surface of a compound. */
  term: string;
  start: number;
  end: number;
  /** Whether it is made of other words in the same list. */
  isCompound: boolean;
}

/** Runs of letters and digits, held together by what identifiers are held together by. */
const chunks = /[\p{L}\p{N}]+(?:[-_.:/]+[\p{L}\p{N}*]+)*/gu;
/** How a compound comes apart, outermost first: `text/event-stream`, `widget.opened`, `data-meta-user-id`, `setContext`. */
const levels = [
  /[^/]+/gu,
  /[^.:]+/gu,
  /[^-_]+/gu,
  /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+\p{N}*|\p{Lu}+\p{N}*|\p{N}+|\p{Lo}+/gu,
];

/** Most words: nothing in them to come apart. */
const simple = /^\p{L}?\p{Ll}+$/u;
/** Names that are one word however they are written: nobody who asks for "script" means "JavaScript". */
const undivided = new Set(['javascript', 'typescript', 'wordpress', 'woocommerce', 'github']);

const ascii = /^[ -~]*$/;

/** Lower case without accents: `Integración` and `INTEGRACION` are the same word. */
export function foldWord(word: string): string {
  const plain = ascii.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.toLowerCase();
}

/** Splits a text into its words, in order, with the places where they stand. */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(chunks)].flatMap((chunk) => split(chunk[0], chunk.index, levels));
}

function split(text: string, offset: number, [level, ...inner]: readonly RegExp[]): Word[] {
  if (level === undefined || simple.test(text) || undivided.has(foldWord(text))) {
    return [plain(text, offset)];
  }
  const parts = [...text.matchAll(level)];
  const words = parts.flatMap((part) => split(part[0], offset + part.index, inner));
  return parts.length > 1 ? [compound(text, offset), ...words] : words;
}

function plain(text: string, start: number): Word {
  const surface = foldWord(text);
  return { surface, term: stemWord(surface), start, end: start + text.length, isCompound: false };
}

function compound(text: string, start: number): Word {
  const surface = foldWord(text).replace(/[^\p{L}\p{N}]/gu, '');
  return { surface, term: surface, start, end: start + text.length, isCompound: true };
}
