import { reportMatches } from '../reportMatches';

/** Words that most English sentences contain and that do not exist in Spanish. */
const english =
  /(?<![\p{L}\p{N}-])(?:the|of|and|is|are|that|which|when|with|from|without|this)(?![\p{L}\p{N}-])/giu;

/** Pages are Spanish. */
export const spanishOnlyRule = reportMatches([[english, (found) => `"${found}" is English`]]);
