import type { ClientModule } from '@docusaurus/types';
import { markdownPath } from '@site/lib/markdownPath';

/**
 * The build adds tags to the head that React does not manage (`plugins/built-pages`). Navigation inside the site loads no new
 * document: the link to the Markdown copy follows it, tags that are true of the initial page alone are removed.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    const find = (type: string) => document.querySelector<HTMLLinkElement>(`link[type="${type}"]`);
    // llms.txt is in the root of the site, the base URL.
    const { pathname: baseUrl } = new URL('.', find('text/plain')?.href ?? window.origin);
    find('text/markdown')?.setAttribute('href', markdownPath(location.pathname, baseUrl));
    document.querySelectorAll('[data-initial-page]').forEach((element) => element.remove());
  }
};
