import { reportMatches } from '../reportMatches';

const foreign = /["“”‘„]|(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu;

/** Quotes in prose are « ». Straight and English ones belong to code. */
export const spanishQuotesRule = reportMatches([
  [foreign, (found) => `${found} in prose: the house quotes with « »`],
]);
