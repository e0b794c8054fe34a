import type { SampleLanguage } from '@site/config/languageTabs';

/** The language of a first visit: curl runs in every terminal and shows the request as it is sent. */
export const defaultLanguage: SampleLanguage = 'curl';
