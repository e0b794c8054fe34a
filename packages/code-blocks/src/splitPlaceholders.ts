/** Texts of code that stand for a value of the reader, each with the name of that value. */
export type Placeholders = Readonly<Record<string, string>>;

export interface TextPart {
  text: string;
  /** Name of the value that the text stands for. */
  placeholder?: string;
}

/** Splits text into placeholders and what is between them; a longer word that contains one stays whole. */
export function splitPlaceholders(text: string, placeholders: Placeholders): TextPart[] {
  const names = Object.keys(placeholders);
  if (names.length === 0) return [{ text }];
  const parts = text.split(new RegExp(`(?<![\\w-])(${names.join('|')})(?![\\w-])`));
  return parts.flatMap((part, index): TextPart[] => {
    if (part === '') return [];
    const placeholder = index % 2 === 1 ? placeholders[part] : undefined;
    return [{ text: part, ...(placeholder !== undefined && { placeholder }) }];
  });
}
