import { languageTabs, type SampleLanguage } from '@site/config/languageTabs';

/** The language of a first visit: curl runs in every terminal and shows the request as it is. */
export const defaultLanguage: SampleLanguage = 'curl';

/** Where the reader's choice is kept. */
export const storageKey = 'aifindr.sample-language';

/** Query parameter that shows a language for one visit, without keeping it. */
const queryParameter = 'lang';

/** The language to show: that of the address, else the one chosen before, else the first visit's. */
export function readLanguage(search: string): SampleLanguage {
  const asked = new URLSearchParams(search).get(queryParameter);
  return toLanguage(asked) ?? toLanguage(readStored()) ?? defaultLanguage;
}

/** Keeps the reader's choice for other pages and tabs of the browser. */
export function storeLanguage(language: SampleLanguage): void {
  try {
    localStorage.setItem(storageKey, language);
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
    return localStorage.getItem(storageKey);
  } catch (error) {
    console.warn('The sample language could not be read.', error);
    return null;
  }
}
