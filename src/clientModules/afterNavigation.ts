import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { markdownPath } from '@aifindr-docs/page-outputs/markdown/markdownPath';

/** Path of the page that is shown. */
let shown: string | undefined;

if (ExecutionEnvironment.canUseDOM) {
  shown = window.location.pathname;
  // Where the next page cannot be loaded, its document is: at its top, not where the page that was left had been scrolled to.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = window.location.pathname === shown ? 'auto' : 'manual';
  });
}

/** What a navigation inside the site, which loads no new document, leaves to do. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = (update) => {
  const { location, previousLocation } = update;
  shown = location.pathname;
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  // The build adds tags to the head that React does not manage (`packages/page-outputs`).
  const copy = document.querySelector('link[type="text/markdown"]');
  copy?.setAttribute('href', markdownPath(location.pathname));
  document.querySelectorAll('[data-initial-page]').forEach((element) => element.remove());
  // The new navbar of another layout waits for a second scroll event before it hides, and would cover the heading that a hash names.
  if (location.hash) setTimeout(() => window.dispatchEvent(new Event('scroll')), 100);
};
