import type { Rule } from '../Block';

const mostWords = 35;
const sentence = /[^\s.:;?!][^.:;?!]*(?:[.:;?!](?!\s|$)[^.:;?!]*)*/g;

/** Sentences of more than 35 words are hard to follow. A warning only: now and then one is right. */
export const sentenceLengthRule: Rule = ({ kind, text }) =>
  kind !== 'paragraph'
    ? []
    : [...text.matchAll(sentence)].flatMap(({ 0: words, index }) => {
        const count = words.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
        const message = `a sentence of ${count} words (${mostWords} at most)`;
        return count > mostWords ? { index, message } : [];
      });
