import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { PropSidebar, PropSidebars } from '@docusaurus/plugin-content-docs';
import KeptContent from './KeptContent';

/** What stands around the text of a page: what its module exports besides the text itself. */
export interface PageFacts {
  metadata: { permalink: string; id?: string; sidebar?: string };
  /** Its sidebar, as far as the page shows it. */
  sidebarItems?: PropSidebar;
  [name: string]: unknown;
}

/** Text of the page as the build wrote it into the document that the reader opened. */
const written = ExecutionEnvironment.canUseDOM
  ? document.querySelector('#__docusaurus [data-page-text]')
  : null;

/**
 * Facts of the opened page, where the document holds its text and these facts; undefined elsewhere. Components that live by React's
 * state say so, and their pages are brought to life whole.
 */
export const openedFacts =
  written !== null && written.querySelector('[data-needs-react]') === null
    ? readFacts()
    : undefined;

let isWaiting = openedFacts !== undefined;

function readFacts(): PageFacts | undefined {
  const facts = document.querySelector('script[data-page-facts]')?.textContent;
  return facts ? (JSON.parse(facts) as PageFacts) : undefined;
}

/** The module of the opened page with a stand-in for its text; once at most, for the first page is asked for first. */
export function takeOpenedPage(): DocumentModule | undefined {
  const isTaken = isWaiting;
  isWaiting = false;
  return isTaken ? { ...openedFacts, default: KeptContent } : undefined;
}

let openedSidebars = readSidebars();

function readSidebars(): PropSidebars {
  const { metadata, sidebarItems } = openedFacts ?? {};
  const name = metadata?.sidebar;
  return name === undefined || sidebarItems === undefined ? {} : { [name]: sidebarItems };
}

/** What the opened page shows of its sidebar; once at most, for the version that is asked for first is the page's own. */
export function takeOpenedSidebars(): PropSidebars {
  const taken = openedSidebars;
  openedSidebars = {};
  return taken;
}

/** How a document is loaded: nothing of it where it is the one that is open, else its text with what that is made of. */
export function loadDocument(loadText: () => Promise<DocumentModule>) {
  return async (): Promise<DocumentModule> => takeOpenedPage() ?? loadWithComponents(loadText);
}

async function loadWithComponents(loadText: () => Promise<DocumentModule>) {
  const [text, { provideComponents }] = await Promise.all([
    loadText(),
    import('./provideComponents'),
  ]);
  return { ...text, default: provideComponents(text.default) };
}

/** The text's HTML for React, which keeps the nodes that are there and asks for it only to make them anew. */
export const writtenHtml = {
  get __html(): string {
    return written?.innerHTML ?? '';
  },
};
