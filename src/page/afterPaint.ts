/**
 * Does something once the browser has painted what is there by now: what asks for places or sizes lays out the whole page, which
 * has just been done then.
 *
 * @returns a function that calls it off
 */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
