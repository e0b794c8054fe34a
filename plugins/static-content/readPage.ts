import type { PropSidebar } from '@docusaurus/plugin-content-docs';

/** What stands around the text of a page: what its module exports besides the text itself. */
export interface PageFacts {
  metadata: { permalink: string; id?: string; sidebar?: string };
  /** Its sidebar, as far as the page shows it. */
  sidebarItems?: PropSidebar;
  [name: string]: unknown;
}

/** A page as its document holds it. */
export interface WrittenPage {
  text: Element;
  facts: PageFacts;
}

/** The page that a document holds; undefined for pages without a text of their own. */
export function readPage(from: Document): WrittenPage | undefined {
  const text = from.querySelector('#__docusaurus [data-page-text]');
  const facts = from.querySelector('script[data-page-facts]')?.textContent;
  return text !== null && facts ? { text, facts: JSON.parse(facts) as PageFacts } : undefined;
}
