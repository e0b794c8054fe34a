import { existsSync, readFileSync } from 'node:fs';

/** The texts in a JSON file, with the names of their fields; none where there is no such file. */
export function listTexts(file: string): { field: string; text: string }[] {
  const texts: { field: string; text: string }[] = [];
  if (existsSync(file)) {
    JSON.parse(readFileSync(file, 'utf8'), (field, value: unknown) => {
      if (typeof value === 'string') texts.push({ field, text: value });
      return value;
    });
  }
  return texts;
}
