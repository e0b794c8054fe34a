import type { ClientModule } from '@docusaurus/types';
import { markdownPath } from '@aifindr-docs/page-outputs/markdown/markdownPath';

/**
 * The build adds tags to the head that React does not manage (`packages/page-outputs`). Navigation inside the site loads no new
 * document: the link to the Markdown copy follows it, tags that are true of the initial page alone are removed.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    document
      .querySelector('link[type="text/markdown"]')
      ?.setAttribute('href', markdownPath(location.pathname));
    document.querySelectorAll('[data-initial-page]').forEach((element) => element.remove());
  }
};
