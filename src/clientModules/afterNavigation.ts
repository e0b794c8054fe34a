import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { markdownPath } from '@aifindr-docs/page-outputs/markdown/markdownPath';

let shownPath: string | undefined;

if (ExecutionEnvironment.canUseDOM) {
  shownPath = window.location.pathname;
  // If a page's module cannot be loaded, the browser loads its document, which must not open at the scroll position of the page before.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = window.location.pathname === shownPath ? 'auto' : 'manual';
  });
}

/** For each history entry that was left, whether each `<details>` in the page's text was open. */
const openBlocks = new Map<string, boolean[]>();

const findDetails = () => [...document.querySelectorAll<HTMLDetailsElement>('.markdown details')];

/** Includes the path, because the router gives no key to a history entry that the browser creates by following a link to a hash. */
const createEntryKey = ({ pathname, key }: { pathname: string; key?: string }): string =>
  [pathname, key].join();

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ previousLocation }) => {
  if (!previousLocation) return;
  const isOpen = findDetails().map(({ open }) => open);
  openBlocks.set(createEntryKey(previousLocation), isOpen);
};

/** After a navigation inside the site, which loads no new document, updates what React does not manage. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = (update) => {
  const { location, previousLocation } = update;
  shownPath = location.pathname;
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  // These tags come from the built HTML of the initial page, to which packages/page-outputs has added them.
  const copy = document.querySelector('link[type="text/markdown"]');
  copy?.setAttribute('href', markdownPath(location.pathname));
  document.querySelectorAll('[data-initial-page]').forEach((element) => element.remove());
  // The browser restores the scroll position after this, so the page must be as long as when it was left.
  const wasOpen = openBlocks.get(createEntryKey(location));
  for (const block of findDetails().filter((_block, index) => wasOpen?.[index])) {
    block.open = true;
    for (const animation of block.getAnimations({ subtree: true })) animation.finish();
  }
  // A page with another layout has a new navbar, which ignores the first scroll event. Without a second, it would cover the hash's target.
  if (location.hash) setTimeout(() => window.dispatchEvent(new Event('scroll')), 100);
};
