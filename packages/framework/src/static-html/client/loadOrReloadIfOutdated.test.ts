import { afterEach, expect, test, vi } from 'vitest';
import { loadOrReloadIfOutdated } from './loadOrReloadIfOutdated';

const createDocument = (build: string) => ({ querySelector: () => ({ content: build }) });

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a new build was deployed', 200, 'new', 1],
  ['the connection is lost', 503, '', 0],
  ['a file alone is missing', 200, 'open', 0],
])('if %s, the document is loaded only then', async (_case, status, servedBuild, loads) => {
  const reload = vi.fn();
  vi.stubGlobal('document', createDocument('open'));
  vi.stubGlobal('window', { location: { pathname: '/', reload } });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(servedBuild, { status })));
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = createDocument;
    },
  );
  const outcome = vi.fn();
  void loadOrReloadIfOutdated(() => Promise.reject(new Error())).catch(outcome);
  await vi.waitFor(() => expect(reload.mock.calls.length + outcome.mock.calls.length).toBe(1));
  expect(reload).toHaveBeenCalledTimes(loads);
});
