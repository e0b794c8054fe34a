import { reportMatches } from '../reportMatches';

const salesTalk =
  /(?<![\p{L}])(?:potentes?|revolucionari[oa]s?|increíbles?|sin esfuerzo|de última generación|líderes|innovador[ae]?s?|espectaculares|espectacular|mágic[oa]s?|inigualables?|impresionantes?|simplemente|sencillamente|obviamente|fácilmente|tan fácil como|tan solo)(?![\p{L}])/giu;
const emoji = /(?![\d#*©®™])\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/gu;

/** No sales talk, no words that call a task easy, no emoji. */
export const plainToneRule = reportMatches([
  [salesTalk, (found) => `"${found}" is sales talk`],
  [emoji, (found) => `"${found}" is an emoji`],
]);
