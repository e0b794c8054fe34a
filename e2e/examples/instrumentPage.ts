declare global {
  interface Window {
    /** What `instrumentPage` has counted. */
    pageCounts: { readonly timers: number; violations: string[] };
  }
}

/** Runs before the page's scripts: counts the active timers and records violations of the Content-Security-Policy. */
/* eslint-disable @typescript-eslint/unbound-method -- the originals run without `this`, or are bound below */
export function instrumentPage(): void {
  const live = new Set<unknown>();
  const violations: string[] = [];
  window.pageCounts = {
    get timers() {
      return live.size;
    },
    violations,
  };
  document.addEventListener('securitypolicyviolation', (event) =>
    violations.push(
      `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
    ),
  );
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  window.setTimeout = ((handler: TimerHandler, time?: number, ...args: unknown[]) => {
    const run = (...given: unknown[]) => {
      live.delete(id);
      if (typeof handler === 'function') (handler as (...values: unknown[]) => void)(...given);
    };
    const id = setTimeout(run, time, ...args);
    live.add(id);
    return id;
  }) as typeof window.setTimeout;
  window.setInterval = ((handler: TimerHandler, time?: number, ...args: unknown[]) => {
    const id = setInterval(handler, time, ...args);
    live.add(id);
    return id;
  }) as typeof window.setInterval;
  const stop = (clear: (id?: number) => void) => (id?: number) => {
    live.delete(id);
    clear(id);
  };
  window.clearTimeout = stop(clearTimeout.bind(window)) as typeof window.clearTimeout;
  window.clearInterval = stop(clearInterval.bind(window)) as typeof window.clearInterval;
}
