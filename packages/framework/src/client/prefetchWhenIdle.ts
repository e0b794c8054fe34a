import type { ClientModule } from '@docusaurus/types';

/** Pages that links in view point to. */
const waiting: string[] = [];

/** Safari has no idle callbacks. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act, 50);
}

/** The framework prefetches the pages of all links in view at once, right after hydration; this module one by one. */
const prefetchWhenIdle: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    if (previousLocation !== null) return;
    const upstream = window.docusaurus;
    const prefetchOne = () => {
      const path = waiting.shift();
      if (path !== undefined) void upstream.prefetch(path);
      if (waiting.length > 0) whenIdle(prefetchOne);
    };
    window.docusaurus = {
      ...upstream,
      prefetch: (path) => {
        if (waiting.push(path) === 1) whenIdle(prefetchOne);
        return false;
      },
    };
  },
};

export default prefetchWhenIdle;
