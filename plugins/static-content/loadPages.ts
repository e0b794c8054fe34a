import ComponentCreator from '@docusaurus/ComponentCreator';
import routes from '@generated/routes';
import chunkNames from '@generated/routesChunkNames';
import registry from '@site-registry';
import type { RouteConfig } from 'react-router-config';
import { addDoc } from './addDoc';
import { findRoute } from './findRoute';
import { nameAssets } from './nameAssets';
import { loadPage, locatePage } from './loadPage';
import { completeVersion } from './sidebar/completeVersion';
import { announceCategories } from './sidebar/useIsPartial';

let loading: Promise<void> | undefined;
let isLoaded = false;

/** Makes the pages of all documents known, once; after a failure, again. */
export function loadPages(): Promise<void> {
  loading ??= import('@site-pages').then(addPages).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Whether the routes say by now what is at an address; that nothing is there, only all of them can say. */
export function isKnown(pathname: string): boolean {
  const route = findRoute(routes, pathname);
  return isLoaded || (route?.pages === undefined && route?.path !== '*');
}

function addPages(pages: typeof import('@site-pages')): void {
  for (const [name, load] of Object.entries(pages.parts)) {
    registry[name] = [load];
  }
  for (const [name, page] of Object.entries(pages.documents)) {
    registry[name] = [() => loadPage(page)];
  }
  Object.assign(chunkNames, pages.chunkNames);
  nameAssets(pages.parts, (name) => {
    const page = pages.documents[name];
    return page && locatePage(page);
  });
  pages.docs.forEach(addDoc);
  pages.versions.forEach(([version, ofPages]) => completeVersion(version, ofPages));
  addRoutes(routes, pages.createPages(ComponentCreator));
  isLoaded = true;
  announceCategories();
}

function addRoutes(
  holders: readonly RouteConfig[],
  created: Readonly<Record<string, RouteConfig[]>>,
): void {
  for (const { routes: held, pages: name } of holders) {
    if (held !== undefined && typeof name === 'string') {
      // The opened page stays what it is.
      const paths = new Set(held.map(({ path }) => path));
      held.push(...(created[name] ?? []).filter(({ path }) => !paths.has(path)));
    } else {
      addRoutes(held ?? [], created);
    }
  }
}
