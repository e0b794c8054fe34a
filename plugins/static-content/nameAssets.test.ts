import { expect, test, vi } from 'vitest';
import { nameAssets } from './nameAssets';

test('the file of a chunk without a name is found, and nothing is fetched for that', () => {
  const fetched: string[] = [];
  const runtime = {
    e: (chunk: string) => Promise.resolve(fetched.push(chunk)),
    u: (chunk: string) => `assets/js/${chunk}.js`,
    p: '/base/',
    gca: (name: string) => `/base/assets/js/named-${name}.js`,
  };
  vi.stubGlobal('__webpack_require__', runtime);
  const load = () => Promise.all([runtime.e('shared'), runtime.e('own')]);
  nameAssets({ part: load }, (name) => (name === 'text' ? '/base/docs/a' : undefined));
  expect(runtime.gca('text')).toBe('/base/docs/a');
  expect(runtime.gca('part')).toBe('/base/assets/js/own.js');
  expect(runtime.gca('docs')).toBe('/base/assets/js/named-docs.js');
  expect(fetched).toEqual([]);
  void load();
  expect(fetched).toEqual(['shared', 'own']);
  vi.unstubAllGlobals();
});
