import { expect, test, vi } from 'vitest';
import { keepInPlace } from './keepInPlace';

test('a control stays in place, and a scroll by the reader or a script is not undone', () => {
  const frames: (() => void)[] = [];
  const view = { scrollY: 0, scrollBy: ({ top }: { top: number }) => (view.scrollY += top) };
  vi.stubGlobal('window', view);
  vi.stubGlobal('document', { body: { style: { removeProperty: vi.fn() } } });
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act));
  let offset = 500;
  const getBoundingClientRect = () => ({ top: offset - view.scrollY });
  keepInPlace({ isConnected: true, getBoundingClientRect } as unknown as Element);
  for (const [movedBy, scrolledBy, scrollY] of [
    [100, 0, 100],
    [0, 300, 400],
    [-50, 0, 350],
  ] as const) {
    offset += movedBy;
    view.scrollY += scrolledBy;
    frames.shift()?.();
    expect(view.scrollY).toBe(scrollY);
  }
  vi.unstubAllGlobals();
});
