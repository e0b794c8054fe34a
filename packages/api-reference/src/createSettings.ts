import { sampleWriters } from '@aifindr-docs/request-samples';
import type { ReaderSettings } from './model/types';
import type { Options } from './options';
import { apiTexts } from './texts';

/** What every operation page has in common in the browser. */
export function createSettings(options: Options): ReaderSettings {
  const { language, sampleLanguages, languageKeys, placeholders = {} } = options;
  const languages = sampleLanguages.map((one) => ({
    language: one.language,
    label: sampleWriters[one.language]?.label ?? one.language,
  }));
  const defaultLanguage = options.defaultLanguage ?? languages[0]?.language ?? '';
  const texts = apiTexts[language].rail;
  return { languages, defaultLanguage, languageKeys, placeholders, texts };
}
