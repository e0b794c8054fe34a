import { fetchPage, isOfSameBuild } from './fetchPage';

/**
 * Loads what a feature needs when it is used for the first time. If that fails because a new build has been deployed, the document is
 * reloaded, and the promise stays pending.
 *
 * @throws what `load` throws for another reason, a lost connection for instance
 */
export async function loadOrReloadIfOutdated<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const page = await fetchPage(window.location.pathname).catch(() => undefined);
    if (page === undefined || isOfSameBuild(page)) throw error;
    window.location.reload();
    return new Promise<never>(() => {});
  }
}
