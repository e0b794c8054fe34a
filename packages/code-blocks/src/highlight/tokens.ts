/** Names of the colors of code. A colored token is a `<span class="token NAME">`, whose CSS color the site's stylesheet sets. */
export type Color = 'comment' | 'keyword' | 'string' | 'number' | 'function' | 'tag';

/** A run of code of one color; `color` is absent if the run looks like plain text. */
export interface Token {
  text: string;
  color?: Color;
}

/** Appends text to the last token if the color is the same or the text is whitespace, which shows no color; else adds a token. */
export function appendOrMergeText(tokens: Token[], text: string, color: Color | undefined): void {
  const last = tokens.at(-1);
  if (last !== undefined && (last.color === color || text.trim() === '')) last.text += text;
  else tokens.push(color === undefined ? { text } : { text, color });
}
