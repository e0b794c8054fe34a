import { expect, test } from 'vitest';
import { chooseApiPlugin, moveVersions, type Published } from './moveVersions';

const published: Published[] = [
  { version: '4.3.7', peerDependencies: { '@docusaurus/utils': '^3.5.0', react: '^18.0.0' } },
  { version: '4.10.0', peerDependencies: { '@docusaurus/utils': '^3.5.0', react: '^18.0.0' } },
  { version: '5.0.0', peerDependencies: { '@docusaurus/utils': '^3.10.0' } },
  { version: '5.1.0-beta.1', peerDependencies: { '@docusaurus/utils': '^3.10.0' } },
];

test('all packages of Docusaurus move to one version, the API plugin to its own, others stay', () => {
  expect(
    moveVersions(
      {
        dependencies: {
          '@docusaurus/core': '3.7.0',
          'docusaurus-plugin-openapi-docs': '4.3.7',
          react: '19.3.1',
        },
        devDependencies: { '@docusaurus/types': '3.7.0' },
      },
      '3.10.2',
      '5.0.0',
    ),
  ).toEqual({
    dependencies: {
      '@docusaurus/core': '3.10.2',
      'docusaurus-plugin-openapi-docs': '5.0.0',
      react: '19.3.1',
    },
    devDependencies: { '@docusaurus/types': '3.10.2' },
  });
});

test.each([
  ['3.9.2', '4.10.0'],
  ['3.10.2', '5.0.0'],
])('for Docusaurus %s the API plugin is %s', (docusaurus, openapi) => {
  expect(chooseApiPlugin(published, docusaurus)).toBe(openapi);
});

test('a version of Docusaurus that no version of the API plugin accepts is an error', () => {
  expect(() => chooseApiPlugin(published, '4.0.0')).toThrow(
    'No version of docusaurus-plugin-openapi-docs accepts Docusaurus 4.0.0.',
  );
});
