import type { SearchedPage, SearchedSection } from '../SearchIndex';

/** A section with its page. */
export interface IndexedSection {
  page: SearchedPage;
  section: SearchedSection;
}
