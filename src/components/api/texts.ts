import { apiReference } from '@site/config/apiReference';
import { texts } from '@site/plugins/api-reference/texts';

/** Texts of the components around the data of a page; only `*.server` modules may import them. */
export const { labels } = texts[apiReference.language];
