import preloadRoute from '@framework-client/preload.js';
import { isKnown, loadPages } from './loadPages';

/** The framework's own, once the routes say what is at the address. */
export default async function preload(pathname: string): Promise<unknown> {
  if (!isKnown(pathname)) {
    await loadPages();
  }
  return preloadRoute(pathname);
}
