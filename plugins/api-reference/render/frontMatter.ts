import { markdownToText } from './markdownToHast';

/** Front matter of a generated page; values become JSON strings, which are YAML strings as well. */
export function frontMatter(fields: Record<string, string | number | null | undefined>): string {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [
          `${name}: ${JSON.stringify(typeof value === 'string' ? value.replaceAll(/\p{Cs}/gu, '\uFFFD') : value)}`,
        ],
  );
  return ['---', ...lines, '---', ''].join('\n');
}

/** Lengths between which search engines show a description whole. */
const descriptionLength = { least: 70, most: 160 };

/** A page's description: whole sentences of its text, filled up from `more` while it is short. */
export function summarize(markdown: string, more: string): string {
  const text = markdownToText(markdown);
  const sentences = [...text.matchAll(/.+?(?:[.!?…]+(?=\s|$)|$)/gsu)].map(([sentence]) =>
    sentence.trim(),
  );
  let summary = '';
  for (const sentence of [...sentences, more]) {
    if (summary.length >= descriptionLength.least || sentence === '') continue;
    const joined = `${summary} ${sentence}`.trim();
    summary = joined.length <= descriptionLength.most ? joined : cut(joined);
  }
  return summary;
}

function cut(text: string): string {
  const words = text.slice(0, descriptionLength.most - 1).replace(/\s+\S*$/u, '');
  return `${words.replace(/[\s,;:.]+$/u, '')}…`;
}
