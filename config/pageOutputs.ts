import type { Options } from '@aifindr-docs/page-outputs';
import { buildId } from '@aifindr-docs/page-outputs/buildId';
import { socialCards } from '@aifindr-docs/page-outputs/cards';
import { compressedCopies } from '@aifindr-docs/page-outputs/compressedCopies';
import { securityHeaders } from '@aifindr-docs/page-outputs/headers';
import { markdownCopies } from '@aifindr-docs/page-outputs/markdown';
import { requestCollection } from '@aifindr-docs/page-outputs/requestCollection';
import { sitemap } from '@aifindr-docs/page-outputs/sitemap';
import { structuredData } from '@aifindr-docs/page-outputs/structured-data';
import { searchIndex } from '@aifindr-docs/search/indexing';
import { collectionOptions } from './apiReference';
import { markdownOptions } from './markdownCopies';
import { searchIndexOptions } from './search';
import { site } from './site';
import { cardOptions } from './socialCards';

/** What the build makes from the pages besides their HTML: a line for each output, in this order. */
export const pageOutputs = (): Options => ({
  steps: () => [
    requestCollection(collectionOptions),
    searchIndex(searchIndexOptions()),
    markdownCopies(markdownOptions),
    socialCards(cardOptions),
    buildId(),
    structuredData({ publisher: site.publisher }),
    securityHeaders(),
    sitemap(),
    compressedCopies(),
  ],
});
