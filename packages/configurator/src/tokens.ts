import { appendText, type Color, type Token } from '@aifindr-docs/code-blocks/highlight/tokens';

export type { Token };

/** Creates a function that gives its text one of the colors of code. */
const colored =
  (color: Color) =>
  (text: string | number): Token => ({ text: `${text}`, color });

export const attributeToken = colored('function');
export const functionToken = colored('function');
export const keywordToken = colored('keyword');
export const numberToken = colored('number');
export const propertyToken = colored('function');
export const selectorToken = colored('function');
export const stringToken = colored('string');
export const tagToken = colored('tag');
/** Custom properties of CSS have the color of variables. */
export const variableToken = colored('number');

/** Template tag for code. Its text is code without a color, and tokens or more such code are inserted. */
export function code(
  texts: TemplateStringsArray,
  ...insertions: readonly (Token | readonly Token[])[]
): Token[] {
  const tokens = texts.map((text, index) => [{ text }, ...[insertions[index] ?? []].flat()]);
  return joinTokens(tokens.flat());
}

/** Merges tokens as the highlighter of the build does, and drops empty ones. */
export function joinTokens(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const { text, color } of tokens) {
    if (text !== '') appendText(joined, text, color);
  }
  return joined;
}

export function tokensToText(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join('');
}
