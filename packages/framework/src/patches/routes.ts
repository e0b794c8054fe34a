import routes from '@generated/routes';

type Route = (typeof routes)[number];

/** The routes of the site, whose paths distinguish upper and lower case, as the host that serves the pages does. */
const caseSensitiveRoutes: Route[] = routes.map(toCaseSensitiveRoute);

export default caseSensitiveRoutes;

function toCaseSensitiveRoute(route: Route): Route {
  const subroutes = route.routes as Route[] | undefined;
  return {
    ...route,
    sensitive: true,
    ...(subroutes && { routes: subroutes.map(toCaseSensitiveRoute) }),
  };
}
