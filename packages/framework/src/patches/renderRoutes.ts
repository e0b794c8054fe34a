import upstream from '@docusaurus/core/lib/client/exports/renderRoutes';
import { Children, cloneElement, type ReactElement, type ReactNode } from 'react';

type RouteElement = ReactElement<{ sensitive?: boolean }>;

/** Renders routes with paths that distinguish upper and lower case, because upstream drops the property `sensitive` of a route. */
export default function renderCaseSensitiveRoutes(...args: Parameters<typeof upstream>): ReactNode {
  const element = upstream(...args) as ReactElement<{ children: RouteElement[] }> | null;
  if (element === null) return null;
  const routes = Children.map(element.props.children, (route) =>
    cloneElement(route, { sensitive: true }),
  );
  return cloneElement(element, undefined, routes);
}
