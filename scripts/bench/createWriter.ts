import { makeSequence } from './makeSequence';

/** Writes Spanish that reads like the guide and says nothing. */
export interface Writer {
  /** One of some things. */
  pick: <Item>(items: readonly Item[]) => Item;
  /** A whole number from `from` to `to`. */
  number: (from: number, to: number) => number;
  /** A word of the writer's own; other writers mostly have others. */
  word: () => string;
  sentence: () => string;
  /** Sentences, as many as asked for. */
  text: (sentences: number) => string;
}

/** Which word follows which in a text; the first words of its sentences follow ''. */
export type WordChain = ReadonlyMap<string, readonly string[]>;

const syllables =
  'ba be bi ca ce ci co cu da de di do fa fe fi ga go ja la le li lo ma me mi mo na ne no pa pe po ra re ri ro sa se so ta te ti to va ve vi'.split(
    ' ',
  );
/** Words of its own that a writer has; a page of ours has about as many that no other page has. */
const ownWords = 40;
/** One word of so many is the writer's own. */
const ownShare = 14;
const longestSentence = 26;

/** Reads which words follow each other in the prose of MDX pages; code, tables and markup are left out. */
export function readWordChain(pages: readonly string[]): WordChain {
  const chain = new Map<string, string[]>();
  const sentences = pages.flatMap((page) =>
    page
      .replace(/^---\n[^]*?\n---\n/, '')
      .replace(/^```[^]*?^```/gm, '')
      .split('\n')
      .filter((line) => /^(\p{L}|- |\d\. )/u.test(line) && !line.startsWith('import '))
      .flatMap((line) => line.replace(/^(- |\d\. )/, '').split(/(?<=[.:;?])\s+/)),
  );
  for (const sentence of sentences) {
    const words = sentence.replace(/[.:;?]$/, '').split(' ');
    if (words.length > 3 && words.every((word) => /^\p{L}+,?$/u.test(word))) {
      ['', ...words].forEach((word, index, all) => {
        chain.set(word, [...(chain.get(word) ?? []), all[index + 1] ?? '']);
      });
    }
  }
  if (chain.size < 500) {
    throw new Error(`the guide has only ${chain.size} words to write synthetic pages with`);
  }
  return chain;
}

/** A writer of its own for every seed: the same seed writes the same. */
export function createWriter(chain: WordChain, seed: number): Writer {
  const next = makeSequence(seed * 7919 + 17);
  const number = (from: number, to: number) => from + (next() % (to - from + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[next() % items.length];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const own = Array.from({ length: ownWords }, () =>
    Array.from({ length: number(3, 4) }, () => pick(syllables)).join(''),
  );
  const word = () => pick(own);
  const sentence = () => {
    const words: string[] = [];
    let last = pick(chain.get('') ?? []);
    while (last !== '' && words.length < longestSentence) {
      words.push(next() % ownShare === 0 ? word() : last);
      last = pick(chain.get(last) ?? ['']);
    }
    const text = words.join(' ').replace(/,$/, '');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  return {
    pick,
    number,
    word,
    sentence,
    text: (sentences) => Array.from({ length: sentences }, sentence).join(' '),
  };
}
