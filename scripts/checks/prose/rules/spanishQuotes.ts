import { reportMatches } from '../reportMatches';

const foreign = /["“”‘„]|(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu;

/** Prose quotes with « »; straight and English quotes belong to code. */
export const spanishQuotesRule = reportMatches([
  [foreign, (found) => `${found} in prose: the house quotes with « »`],
]);
