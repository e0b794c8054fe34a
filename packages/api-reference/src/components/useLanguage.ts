import { useTabChoice } from '@aifindr-docs/ui/Tabs/useTabChoice';
import type { ReaderSettings } from '../options';
import type { Programs } from '../pages/Page';

/** Loads every program of an operation. */
export type LoadPrograms = () => Promise<{ default: Programs }>;

/** Returns the language of samples that the reader has chosen, and a function that chooses another one. */
export function useLanguage({ languages, defaultLanguage, languageKeys }: ReaderSettings) {
  const values = languages.map(({ language }) => language);
  const { storage: storageKey, parameter } = languageKeys;
  return useTabChoice(values, defaultLanguage, { storageKey, parameter, isParameterKept: false });
}
