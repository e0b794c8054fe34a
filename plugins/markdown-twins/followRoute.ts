import type { ClientModule } from '@docusaurus/types';
import { twinPath } from './twinPath';

/** The built head names the twin of the page that was loaded: after going to another page it names that one's. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    document
      .querySelector('link[type="text/markdown"]')
      ?.setAttribute('href', twinPath(location.pathname));
    document.querySelectorAll('[data-first-page]').forEach((element) => element.remove());
  }
};
