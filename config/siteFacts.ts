import type { SiteFacts } from '@aifindr-docs/content-checks/readSite';
import { apiReference } from './apiReference';
import { servedFiles } from './servedFiles';
import { site } from './site';

/** What the checks of the content know of this site. */
export const siteFacts: SiteFacts = {
  url: site.url,
  docs: { path: 'docs', routeBasePath: 'docs' },
  apiReference,
  servedFiles,
};
