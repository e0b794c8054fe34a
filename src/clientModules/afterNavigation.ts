import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { markdownPath } from '@aifindr-docs/page-outputs/markdown/markdownPath';

/** Path of the open page. */
let shownPath: string | undefined;

if (ExecutionEnvironment.canUseDOM) {
  shownPath = window.location.pathname;
  // If the module of the next page cannot be loaded, its document is loaded instead. It must open at its top, and not at the scroll
  // position of the page that was left.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = window.location.pathname === shownPath ? 'auto' : 'manual';
  });
}

/** Which collapsed blocks were open when an entry of the history was left. */
const openBlocks = new Map<string, boolean[]>();

const findBlocks = () => [...document.querySelectorAll<HTMLDetailsElement>('.markdown details')];

/** Entries of links to a hash, which the browser follows, have no key. */
const createEntryKey = ({ pathname, key }: { pathname: string; key?: string }) =>
  [pathname, key].join();

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ previousLocation }) => {
  if (!previousLocation) return;
  const isOpen = findBlocks().map(({ open }) => open);
  openBlocks.set(createEntryKey(previousLocation), isOpen);
};

/** Updates what React does not manage after a navigation inside the site, which loads no new document. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = (update) => {
  const { location, previousLocation } = update;
  shownPath = location.pathname;
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  // packages/page-outputs adds these tags to the built HTML.
  const copy = document.querySelector('link[type="text/markdown"]');
  copy?.setAttribute('href', markdownPath(location.pathname));
  document.querySelectorAll('[data-initial-page]').forEach((element) => element.remove());
  // The browser returns to a scroll position after this, which needs the page to be as long as when it was left.
  const wasOpen = openBlocks.get(createEntryKey(location));
  for (const block of findBlocks().filter((_block, index) => wasOpen?.[index])) {
    block.open = true;
    for (const animation of block.getAnimations({ subtree: true })) animation.finish();
  }
  // The navbar of another layout is new and hides only at its second scroll event, so it would cover the heading that the hash names.
  if (location.hash) setTimeout(() => window.dispatchEvent(new Event('scroll')), 100);
};
