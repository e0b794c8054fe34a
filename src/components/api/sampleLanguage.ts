import { languageKeys, languageTabs, type SampleLanguage } from '@site/config/languageTabs';

/** The language of a first visit: curl runs in every terminal and shows the request as it is. */
export const defaultLanguage: SampleLanguage = 'curl';

/** The language to show: that of the address, else the one chosen before, else the first visit's. */
export function readLanguage(search: string): SampleLanguage {
  const asked = new URLSearchParams(search).get(languageKeys.parameter);
  return toLanguage(asked) ?? toLanguage(readStored()) ?? defaultLanguage;
}

/** Keeps the reader's choice for other pages and tabs of the browser. */
export function storeLanguage(language: SampleLanguage): void {
  try {
    localStorage.setItem(languageKeys.storage, language);
  } catch (error) {
    console.warn('The sample language could not be stored.', error);
  }
}

/** One of the 18 languages, or undefined for anything else. */
export function toLanguage(value: string | null | undefined): SampleLanguage | undefined {
  return languageTabs.find(({ language }) => language === value)?.language;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(languageKeys.storage);
  } catch (error) {
    console.warn('The sample language could not be read.', error);
    return null;
  }
}
