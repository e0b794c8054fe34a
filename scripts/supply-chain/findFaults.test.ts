import { expect, test } from 'vitest';
import { findLicenceFaults, findLooseVersions, findPackageFaults } from './findFaults';
import type { LockedPackage } from './Lockfile';

const sound: LockedPackage = {
  name: 'a',
  place: 'node_modules/a',
  version: '1.0.0',
  integrity: 'sha512-x',
  license: 'MIT',
};

const findAll = (entry: LockedPackage) => [
  ...findPackageFaults(entry),
  ...findLicenceFaults(entry),
];

test('a sound package has no fault', () => {
  expect(findAll(sound)).toEqual([]);
  expect(
    findPackageFaults({ ...sound, resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' }),
  ).toEqual([]);
});

test.each<[change: Partial<LockedPackage>, fault: RegExp]>([
  [{ integrity: 'sha1-x' }, /no SHA-512/],
  [{ resolved: 'https://evil.example/a.tgz' }, /comes from https:\/\/evil/],
  [{ hasInstallScript: true }, /install script/],
  [{ license: 'GPL-3.0' }, /under GPL-3\.0/],
  [{ license: '(GPL-2.0 AND MIT)' }, /under \(GPL-2\.0 AND MIT\)/],
  [{ license: undefined }, /names no licence/],
  [{ name: 'serialize-javascript', version: '6.0.2' }, /GHSA-5c6j-r48x-rmvq/],
  [{ name: 'webpack-dev-server', version: '4.15.2' }, /development server/],
  [{ name: 'js-yaml', version: '4.1.0' }, /merge keys/],
])('%j is a fault', (change, fault) => {
  expect(findAll({ ...sound, ...change }).join()).toMatch(fault);
});

test.each(['(GPL-2.0 OR MIT)', 'Apache-2.0 AND MIT', '0BSD'])('%s is allowed', (license) => {
  expect(findLicenceFaults({ ...sound, license })).toEqual([]);
});

test('a fault that its version has ended is none', () => {
  expect(findPackageFaults({ ...sound, name: 'js-yaml', version: '3.14.2' })).toEqual([]);
  expect(findPackageFaults({ ...sound, name: 'ajv', version: '10.0.0' })).toEqual([]);
});

test.each(['^1.0.0', '~1.0.0', '1.x', 'latest', '>=1', 'github:a/b'])(
  'the range %s is loose',
  (range) => {
    expect(findLooseVersions({ devDependencies: { a: range } })).toHaveLength(1);
  },
);

test('exact versions are not loose', () => {
  expect(
    findLooseVersions({ dependencies: { a: '1.0.0' }, overrides: { b: '2.0.0-rc.1' } }),
  ).toEqual([]);
});
