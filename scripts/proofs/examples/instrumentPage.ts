/**
 * Runs before the page's scripts: counts the active timers and the listeners on `window` and `document`, and records
 * violations of the Content-Security-Policy.
 */
interface PageCounts {
  listeners: number;
  timers: number;
  violations: string[];
}

declare global {
  interface Window {
    pageCounts: PageCounts;
  }
}

const counts: PageCounts = { listeners: 0, timers: 0, violations: [] };
window.pageCounts = counts;

document.addEventListener('securitypolicyviolation', (event) =>
  counts.violations.push(
    `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
  ),
);

countListeners();
countTimers();

/* eslint-disable @typescript-eslint/unbound-method -- the originals are called with `call`, or bound below */
function countListeners(): void {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const live = new WeakMap<EventTarget, Map<string, Set<object>>>();
  const isCounted = (target: EventTarget) => target === window || target === document;

  function getSet(target: EventTarget, type: string, capture: boolean): Set<object> {
    const types = live.get(target) ?? new Map<string, Set<object>>();
    live.set(target, types);
    const key = `${type} ${capture}`;
    const set = types.get(key) ?? new Set<object>();
    types.set(key, set);
    return set;
  }
  function forget(target: EventTarget, type: string, listener: object, capture: boolean): void {
    if (getSet(target, type, capture).delete(listener)) counts.listeners -= 1;
  }

  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (listener !== null && isCounted(target)) {
      const settings = typeof options === 'object' ? options : { capture: options };
      const capture = settings.capture ?? false;
      const set = getSet(target, type, capture);
      if (!set.has(listener) && !settings.signal?.aborted) {
        set.add(listener);
        counts.listeners += 1;
        const drop = () => forget(target, type, listener, capture);
        if (settings.signal) addEventListener.call(settings.signal, 'abort', drop);
        if (settings.once) addEventListener.call(target, type, drop, { once: true, capture });
      }
    }
    return addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (listener !== null && isCounted(target)) {
      const capture = typeof options === 'object' ? (options.capture ?? false) : (options ?? false);
      forget(target, type, listener, capture);
    }
    return removeEventListener.call(target, type, listener, options);
  };
}

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
