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

/** Updates what React does not manage after a navigation inside the site, which loads no new document. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = (update) => {
  const { location, previousLocation } = update;
  shownPath = location.pathname;
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  // packages/page-outputs adds these tags to the built HTML.
  const copy = document.querySelector('link[type="text/markdown"]');
  copy?.setAttribute('href', markdownPath(location.pathname));
  document.querySelectorAll('[data-initial-page]').forEach((element) => element.remove());
  // The navbar of another layout is new and hides only at its second scroll event, so it would cover the heading that the hash names.
  if (location.hash) setTimeout(() => window.dispatchEvent(new Event('scroll')), 100);
};
