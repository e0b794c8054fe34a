import upstream from '@docusaurus/core/lib/client/docusaurus';

/** Pages that links in view point to. */
const waiting: string[] = [];

function prefetch(path: string): false {
  if (waiting.push(path) === 1) whenIdle(prefetchOne);
  return false;
}

function prefetchOne(): void {
  const path = waiting.shift();
  if (path !== undefined) void upstream.prefetch(path);
  if (waiting.length > 0) whenIdle(prefetchOne);
}

/** Safari has no idle callbacks. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act, 50);
}

/** What the framework mounts on `window`, with pages prefetched one by one while the browser is idle. */
export default Object.freeze({ ...upstream, prefetch });
