/** Colors of code. A token has one as its second class, such as `token keyword`; the site's stylesheet sets the CSS color. */
export type Color = 'comment' | 'keyword' | 'string' | 'number' | 'function' | 'tag';

/** A run of code of one color; without a color it looks like plain text. */
export interface Token {
  text: string;
  color?: Color;
}

/** Appends text to the last token if the color is the same or the text is whitespace, which shows no color; else adds a token. */
export function appendText(tokens: Token[], text: string, color: Color | undefined): void {
  const last = tokens.at(-1);
  if (last !== undefined && (last.color === color || text.trim() === '')) last.text += text;
  else tokens.push(color === undefined ? { text } : { text, color });
}
