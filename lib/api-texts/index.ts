import { en } from './en';
import { es, type Texts } from './es';

export type { Texts };

/** Texts of the generator by language. A language is added as another table. */
export const texts = { es, en } satisfies Record<string, Texts>;

/** A language that the generator can write. */
export type TextLanguage = keyof typeof texts;
