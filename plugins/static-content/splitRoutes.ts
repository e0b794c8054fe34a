import type { Route, RouteModule, RouteTables } from './readTables';

/** A route that may hold pages of documents, which are elsewhere. */
export interface FrameRoute extends Omit<Route, 'routes'> {
  routes?: FrameRoute[];
  /** Name of the pages that it holds. */
  pages?: string;
  /** The module that is the component of all documents among them, if it is one. */
  pageComponent?: string;
}

/** The framework's tables in two parts: what every page needs, and the pages of documents. */
export interface SplitRoutes {
  frame: Omit<RouteTables, 'routes'> & { routes: FrameRoute[] };
  /** `routes` by the name that their holder has for them. */
  pages: Omit<RouteTables, 'routes'> & { routes: ReadonlyMap<string, readonly Route[]> };
  /** Names of the pages of all documents, their paths without the base URL and its slash, by the names of their modules. */
  texts: ReadonlyMap<string, string>;
}

/**
 * Takes the pages of documents out of the framework's tables, so that what is left is as large for a large site as for a small one.
 *
 * @param documents names of the modules that are texts of pages
 */
export function splitRoutes(
  { routes, modules, chunkNames }: RouteTables,
  documents: ReadonlySet<string>,
  baseUrl: string,
): SplitRoutes {
  const pages = new Map<string, readonly Route[]>();
  const texts = new Map<string, string>();
  listTexts(routes);
  const frame = routes.map(withoutPages);
  const pageKeys = new Set([...pages.values()].flat().map(({ key }) => key));
  const frameModules = new Set([
    ...[...chunkNames].filter(([key]) => !pageKeys.has(key)).flatMap(([, of]) => listNames(of)),
    ...[...pages.values()].flatMap((held) => findComponent(held) ?? []),
  ]);
  const [frameNames, pageNames] = divide(chunkNames, (key) => !pageKeys.has(key));
  const [ofFrame, ofPages] = divide<RouteModule>(modules, (name) => frameModules.has(name));
  return {
    frame: { routes: frame, modules: ofFrame, chunkNames: frameNames },
    pages: { routes: pages, modules: ofPages, chunkNames: pageNames },
    texts,
  };

  function listTexts(some: readonly Route[]): void {
    for (const { key, path, routes: below = [] } of some) {
      const content = chunkNames.get(key)?.content;
      if (isText(content)) texts.set(content, path.slice(baseUrl.length) || 'index');
      listTexts(below);
    }
  }

  function withoutPages({ routes: below, ...route }: Route): FrameRoute {
    if (below?.some(isDocument) !== true) {
      return { ...route, ...(below && { routes: below.map(withoutPages) }) };
    }
    pages.set(route.key, below);
    const pageComponent = findComponent(below);
    return {
      ...route,
      routes: [],
      pages: route.key,
      ...(pageComponent !== undefined && { pageComponent }),
    };
  }

  function isDocument({ key, routes: below }: Route): boolean {
    return below === undefined && isText(chunkNames.get(key)?.content);
  }

  function isText(name: unknown): name is string {
    return typeof name === 'string' && documents.has(modules.get(name)?.source ?? '');
  }

  /** The component of all documents among some pages, unless there are several. */
  function findComponent(held: readonly Route[]): string | undefined {
    const [component, ...others] = new Set(
      held.filter(isDocument).map(({ key }) => chunkNames.get(key)?.__comp),
    );
    return others.length === 0 && typeof component === 'string' ? component : undefined;
  }
}

/** Names of modules, wherever they stand in those of a route. */
function listNames(names: unknown): string[] {
  if (typeof names === 'string') return [names];
  return typeof names === 'object' && names !== null ? Object.values(names).flatMap(listNames) : [];
}

function divide<Value>(
  entries: ReadonlyMap<string, Value>,
  test: (name: string) => boolean,
): [Map<string, Value>, Map<string, Value>] {
  const all = [...entries];
  return [
    new Map(all.filter(([name]) => test(name))),
    new Map(all.filter(([name]) => !test(name))),
  ];
}
