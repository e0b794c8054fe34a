/** Strings in code that stand for a value of the reader, such as a client id, each with the name of that value. */
export type Placeholders = Readonly<Record<string, string>>;

export interface TextSegment {
  text: string;
  /** Name of the value that the text stands for; absent in the text between placeholders. */
  placeholder?: string;
}

/** Splits text into placeholders and the text between them; an identifier that merely contains a placeholder stays whole. */
export function splitPlaceholders(text: string, placeholders: Placeholders): TextSegment[] {
  const names = Object.keys(placeholders);
  if (names.length === 0) return [{ text }];
  // Splitting by a capturing group puts the placeholders at the odd indexes.
  const segments = text.split(new RegExp(`(?<![\\w-])(${names.join('|')})(?![\\w-])`));
  return segments.flatMap((segment, index): TextSegment[] => {
    if (segment === '') return [];
    const placeholder = index % 2 === 1 ? placeholders[segment] : undefined;
    return [{ text: segment, ...(placeholder !== undefined && { placeholder }) }];
  });
}
