/** Runs before the page's scripts: counts the active timers and records violations of the Content-Security-Policy. */
interface PageCounts {
  timers: number;
  violations: string[];
}

declare global {
  interface Window {
    pageCounts: PageCounts;
  }
}

const counts: PageCounts = { timers: 0, violations: [] };
window.pageCounts = counts;

document.addEventListener('securitypolicyviolation', (event) =>
  counts.violations.push(
    `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
  ),
);

countTimers();

/* eslint-disable @typescript-eslint/unbound-method -- the originals run without `this`, or are bound below */
function countTimers(): void {
  const live = new Set<unknown>();
  const update = () => {
    counts.timers = live.size;
  };
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;

  window.setTimeout = ((handler: TimerHandler, time?: number, ...args: unknown[]) => {
    const run = (...given: unknown[]) => {
      live.delete(id);
      update();
      if (typeof handler === 'function') (handler as (...values: unknown[]) => void)(...given);
    };
    const id = setTimeout(run, time, ...args);
    live.add(id);
    update();
    return id;
  }) as typeof window.setTimeout;
  window.setInterval = ((handler: TimerHandler, time?: number, ...args: unknown[]) => {
    const id = setInterval(handler, time, ...args);
    live.add(id);
    update();
    return id;
  }) as typeof window.setInterval;
  const stop = (clear: (id?: number) => void) => (id?: number) => {
    live.delete(id);
    update();
    clear(id);
  };
  window.clearTimeout = stop(clearTimeout.bind(window)) as typeof window.clearTimeout;
  window.clearInterval = stop(clearInterval.bind(window)) as typeof window.clearInterval;
}

export {};
