import type { ClientModule } from '@docusaurus/types';

/**
 * A page of another layout has a new navbar, which waits for a second scroll event before it hides and would cover the heading
 * that a hash names.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.hash && previousLocation && previousLocation.pathname !== location.pathname) {
    setTimeout(() => window.dispatchEvent(new Event('scroll')), 100);
  }
};
