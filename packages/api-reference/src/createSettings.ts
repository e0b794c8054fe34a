import { sampleWriters } from '@aifindr-docs/request-samples';
import type { ReaderSettings } from './model/types';
import type { Options } from './options';
import { texts } from './texts';

/** What every operation page has in common in the browser. */
export function createSettings(options: Options): ReaderSettings {
  const { sampleLanguages, defaultLanguage, languageKeys, placeholders = {} } = options;
  const languages = sampleLanguages.map(({ language }) => ({
    language,
    label: sampleWriters[language]?.label ?? language,
  }));
  return { languages, defaultLanguage, languageKeys, placeholders, texts: texts.rail };
}
