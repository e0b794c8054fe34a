import { matchPath, useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import { renderRoutes as renderAll, type RouteConfig } from 'react-router-config';

/** The framework's own, with an element for the route at the page's address only instead of one for every route. */
export default function renderRoutes(routes: RouteConfig[] | undefined): ReactNode {
  return routes && <Matched routes={routes} />;
}

function Matched({ routes }: { routes: RouteConfig[] }): ReactNode {
  const { pathname } = useLocation();
  const match = routes.find((route) => matchPath(pathname, route));
  return renderAll(match && [match]);
}
