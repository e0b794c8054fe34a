import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { PropSidebars } from '@docusaurus/plugin-content-docs';
import { keepText } from './keptText';
import { readPage } from './readPage';

const opened = ExecutionEnvironment.canUseDOM ? readPage(document) : undefined;

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
