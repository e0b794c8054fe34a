/** Does something when the browser has nothing else to do. */
export function whenIdle(act: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) {
    requestIdleCallback(act);
  } else {
    setTimeout(act, 200);
  }
}
