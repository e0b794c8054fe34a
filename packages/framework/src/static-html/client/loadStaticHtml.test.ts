import { beforeEach, expect, test, vi } from 'vitest';

interface BuiltPage {
  build: string;
  parts: Record<string, string>;
}

const reload = vi.fn();

/** Opens a page of a site whose host answers every other page with `served`. */
async function open(initial: BuiltPage, served: BuiltPage | number) {
  const dataset: { hasHydrated?: string } = {};
  vi.stubGlobal('document', { ...toDocument(initial), documentElement: { dataset } });
  vi.stubGlobal('window', { location: { pathname: '/initial', reload } });
  const text = JSON.stringify(served);
  const status = typeof served === 'number' ? served : 200;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status })));
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (text: string) => toDocument(JSON.parse(text) as BuiltPage);
    },
  );
  const client = await import('./loadStaticHtml');
  await client.loadStaticHtml('/initial');
  dataset.hasHydrated = 'true';
  return client;
}

const toDocument = ({ build, parts }: BuiltPage) => ({
  querySelector: () => ({ content: build }),
  querySelectorAll: () =>
    Object.entries(parts).map(([staticHtml, innerHTML]) => ({
      dataset: { staticHtml },
      innerHTML,
    })),
});

beforeEach(() => {
  vi.resetModules();
  reload.mockClear();
  return () => vi.unstubAllGlobals();
});

const initial = { build: 'a', parts: { 'i-1': '<p>first' } };

test('the parts of a page of the same build are there, and those of the initial page as they were built', async () => {
  const next = { build: 'a', parts: { 'n-1': '<p>next' } };
  const { findStaticHtml, loadStaticHtml } = await open(initial, next);
  await loadStaticHtml('/next');
  expect([findStaticHtml('i-1'), findStaticHtml('n-1')]).toEqual(['<p>first', '<p>next']);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['of a newer build', { build: 'b', parts: { 'n-1': '<p>new' } }, '/next is of another build'],
  ['that is gone', 404, '/next was answered with 404'],
])('a page %s is refused, and its module with it', async (_what, served, message) => {
  const { loadStaticHtml } = await open(initial, served);
  await expect(loadStaticHtml('/next')).rejects.toThrow(message);
});

test.each([
  ['a new build was deployed', { build: 'b', parts: {} }, 1],
  ['the connection is lost', 503, 0],
  ['a file alone is missing', { build: 'a', parts: {} }, 0],
])('if %s, what loads on first use loads the document only then', async (_what, served, loads) => {
  await open(initial, served);
  const { loadOnFirstUse } = await import('./loadOnFirstUse');
  const outcome = vi.fn();
  void loadOnFirstUse(() => Promise.reject(new Error())).catch(outcome);
  await vi.waitFor(() => expect(reload.mock.calls.length + outcome.mock.calls.length).toBe(1));
  expect(reload).toHaveBeenCalledTimes(loads);
});

test('instead of a page without one of its parts, the document is loaded', async () => {
  const { findStaticHtml, loadStaticHtml } = await open(initial, { build: 'a', parts: {} });
  await loadStaticHtml('/next');
  expect(() => findStaticHtml('n-1')).toThrow('The page has no part n-1');
  expect(() => findStaticHtml('n-1')).toThrow();
  expect(reload).toHaveBeenCalledOnce();
});
