import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { PropSidebars } from '@docusaurus/plugin-content-docs';
import { keepText } from './keptText';
import type { PageFacts } from './pageFiles';

const opened = ExecutionEnvironment.canUseDOM ? readOpened() : undefined;

/** Facts of the opened page, where the document holds its text and these facts; undefined elsewhere. */
export const openedFacts = opened?.facts;

let waiting = opened;

/** The module of the opened page, whose nodes are kept; once at most, for the first page is asked for first. */
export function takeOpenedPage(): DocumentModule | undefined {
  const taken = waiting;
  waiting = undefined;
  return (
    taken && {
      ...taken.facts,
      default: keepText({
        // React asks for it only to make the nodes anew.
        get __html() {
          return taken.text.innerHTML;
        },
      }),
    }
  );
}

/** The page that the document holds; undefined for pages without a text of their own. */
function readOpened(): { text: Element; facts: PageFacts } | undefined {
  const text = document.querySelector('#__docusaurus [data-page-text]');
  const facts = document.querySelector('script[data-page-facts]')?.textContent;
  return text !== null && facts ? { text, facts: JSON.parse(facts) as PageFacts } : undefined;
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
