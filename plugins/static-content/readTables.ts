import { runInNewContext } from 'node:vm';

/** What the framework generates of the site's routes, as texts of its files. */
export interface GeneratedRoutes {
  /** `routes.js`: the tree of routes. */
  routes: string;
  /** `registry.js`: how every module of a route is loaded. */
  registry: string;
  /** `routesChunkNames.json`: the modules of every route. */
  chunkNames: string;
}

/** A route of the framework's tree. */
export interface Route {
  path: string;
  /** Key of its modules among the chunk names: its path and a hash. */
  key: string;
  exact?: boolean;
  sidebar?: string;
  routes?: Route[];
}

/** The modules of a route, by what they are to it; names may be nested. */
export type RouteModules = Record<string, unknown>;

/** A module that routes are made of. */
export interface RouteModule {
  /** Expression that imports it. */
  load: string;
  source: string;
}

/** The same, read. */
export interface RouteTables {
  routes: Route[];
  modules: ReadonlyMap<string, RouteModule>;
  chunkNames: ReadonlyMap<string, RouteModules>;
}

const registryLine = /^ {2}"([^"]+)": \[\(\) => (import\(.*?("(?:[^"\\]|\\.)*")\)), /gm;

/**
 * Reads the framework's tables.
 *
 * @throws Error when they are not what this version of the framework writes
 */
export function readTables({ routes, registry, chunkNames }: GeneratedRoutes): RouteTables {
  return {
    routes: readRoutes(routes),
    modules: readRegistry(registry),
    chunkNames: new Map(Object.entries(JSON.parse(chunkNames) as Record<string, RouteModules>)),
  };
}

function readRoutes(text: string): Route[] {
  const code = text.slice(text.indexOf('export default') + 'export default'.length);
  const tree = runInNewContext(`(${code.replace(/;\s*$/, '')})`, {
    ComponentCreator: (path: string, hash = '') => `${path}-${hash}`,
  }) as unknown;
  // Of this context's own kind again.
  return withKeys(JSON.parse(JSON.stringify(tree)) as WrittenRoute[]);
}

type WrittenRoute = Omit<Route, 'key' | 'routes'> & { component: string; routes?: WrittenRoute[] };

function withKeys(routes: readonly WrittenRoute[]): Route[] {
  return routes.map(({ component, routes: below, ...route }) => ({
    ...route,
    key: component,
    ...(below && { routes: withKeys(below) }),
  }));
}

function readRegistry(text: string): Map<string, RouteModule> {
  const modules = new Map(
    [...text.matchAll(registryLine)].map(([, name = '', load = '', source = '""']) => [
      name,
      { load, source: JSON.parse(source) as string },
    ]),
  );
  if (modules.size === 0 || modules.size !== text.match(/^ {2}"/gm)?.length) {
    throw new Error('static-content: the registry of modules is not what Docusaurus 3.7 writes');
  }
  return modules;
}
