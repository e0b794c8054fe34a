import { markdownToText } from './markdownToHast';

/** Lengths between which search engines show a description completely. */
const lengths = { min: 70, max: 160 };

/** Meta description: whole sentences of the text, followed by `more` while it is short. */
export function summarize(markdown: string, more: string): string {
  const sentences = markdownToText(markdown)
    .match(/.+?(?:[.!?…]+(?=\s|$)|$)/gsu)
    ?.map((sentence) => sentence.trim());
  let summary = '';
  for (const sentence of [...(sentences ?? []), more]) {
    if (summary.length >= lengths.min || sentence === '') continue;
    const joined = `${summary} ${sentence}`.trim();
    summary = joined.length <= lengths.max ? joined : truncate(joined);
  }
  return summary;
}

/**
 * The first sentence of a description.
 *
 * @param codeMark on both sides of code
 */
export function firstSentence(markdown: string, codeMark = ''): string | undefined {
  const text = markdownToText(markdown, codeMark);
  return /^.+?[.!?](?=\s|$)/u.exec(text)?.[0] ?? (text || undefined);
}

function truncate(text: string): string {
  const words = text.slice(0, lengths.max - 1).replace(/\s+\S*$/u, '');
  return `${words.replace(/[\s,;:.]+$/u, '')}…`;
}
