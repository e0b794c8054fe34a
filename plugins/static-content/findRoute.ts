import { matchRoutes, type RouteConfig } from 'react-router-config';

/** The innermost route at an address, of those that are known. */
export function findRoute(
  routes: readonly RouteConfig[],
  pathname: string,
): RouteConfig | undefined {
  const [match] = matchRoutes([...routes], pathname).slice(-1);
  return match?.route;
}
