import { reportMatches } from '../reportMatches';

/** Words without which there is hardly an English sentence, and that are no Spanish ones. */
const english =
  /(?<![\p{L}\p{N}-])(?:the|of|and|is|are|that|which|when|with|from|without|this)(?![\p{L}\p{N}-])/giu;

/** What readers read is Spanish. */
export const spanishOnlyRule = reportMatches([[english, (found) => `"${found}" is English`]]);
