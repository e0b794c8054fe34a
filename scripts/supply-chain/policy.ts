/** Licences that let the package be used, changed and passed on with no more than a notice. */
export const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Packages under another licence, each with the reason why it may be here. A name that ends in `*` stands for all that begin so. */
export const otherLicences: Record<string, { licence: string; reason: string }> = {
  '@cspell/dict-en-common-misspellings': {
    licence: 'CC BY-SA 4.0',
    reason: 'words for the spelling check; nothing of it is shipped',
  },
  '@cspell/dict-es-es': {
    licence: 'LGPL-3.0',
    reason: 'words for the spelling check; nothing of it is shipped',
  },
  '@fontsource-variable/figtree': {
    licence: 'OFL-1.1',
    reason: 'the font, shipped with fewer letters, as its licence allows: no name is reserved',
  },
  'axe-core': { licence: 'MPL-2.0', reason: 'runs in tests, unchanged' },
  '@fontsource/figtree': {
    licence: 'OFL-1.1',
    reason: 'the font of the social cards, for the build; nothing of it is shipped as a font',
  },
  '@resvg/resvg-js*': { licence: 'MPL-2.0', reason: 'a build tool, unchanged' },
  'caniuse-lite': { licence: 'CC-BY-4.0', reason: 'data for the build; nothing of it is shipped' },
  'lightningcss*': { licence: 'MPL-2.0', reason: 'a build tool, unchanged' },
  satori: { licence: 'MPL-2.0', reason: 'a build tool, unchanged' },
  'spdx-exceptions': { licence: 'CC-BY-3.0', reason: 'data for the linter' },
};

/** Packages whose manifest says nothing in the field that npm reads; each was read in its licence file or old `licenses` field. */
export const licencesReadByHand: Record<string, string> = {
  'compute-gcd': 'MIT',
  'compute-lcm': 'MIT',
  eval: 'MIT',
  format: 'MIT',
  rechoir: 'MIT',
  'require-like': 'MIT',
  'svg-tags': 'MIT',
  'validate.io-function': 'MIT',
  'validate.io-integer': 'MIT',
  'validate.io-integer-array': 'MIT',
  'validate.io-number': 'MIT',
};

/** Packages that have an install script, and why nothing is missing without it: everything here installs with scripts off. */
export const idleInstallScripts: Record<string, string> = {
  '@parcel/watcher': 'compiles where no platform package fits; ours are in the lock file',
  '@swc/core': 'tells of a missing platform package; ours are in the lock file',
  'core-js': 'prints a request for money',
  'core-js-pure': 'prints a request for money',
  esbuild: 'fetches a binary where no platform package fits; ours are in the lock file',
  lmdb: 'compiles where no platform package fits; ours are in the lock file',
  'msgpackr-extract': 'compiles where no platform package fits; the package works without it',
  'postman-code-generators': 'installs its generators again; they are in the package',
};

/** A published fault of a package that the tree has, had, or would have without an override. */
export interface Advisory {
  /** Ids under which it is published. */
  ids: string[];
  package: string;
  /** Version that ends the fault, for each line of versions: the fault is in all versions of that major before it. */
  fixedIn: Record<number, string>;
  fault: string;
}

/** What was found when the tree was last gone through (November 2026); `npm audit` adds what is newer where a registry answers it. */
export const advisories: Advisory[] = [
  {
    ids: ['GHSA-5c6j-r48x-rmvq', 'GHSA-qj8w-gfj5-8c6v'],
    package: 'serialize-javascript',
    fixedIn: { 6: '7.0.5', 7: '7.0.5' },
    fault: 'code injection through RegExp flags; endless work on crafted objects',
  },
  {
    ids: ['GHSA-9jgg-88mc-972h', 'GHSA-4v9v-hfq4-rm2v'],
    package: 'webpack-dev-server',
    fixedIn: { 4: '5.2.1', 5: '5.2.1' },
    fault: 'another site can read the source from an author’s development server',
  },
  {
    ids: ['GHSA-mh29-5h37-fv8m'],
    package: 'js-yaml',
    fixedIn: { 3: '3.14.2', 4: '4.1.1' },
    fault: 'prototype pollution through merge keys',
  },
  {
    ids: ['GHSA-48c2-rrv3-qjmp'],
    package: 'yaml',
    fixedIn: { 1: '1.10.3', 2: '2.8.3' },
    fault: 'a stack overflow on deeply nested documents',
  },
  {
    ids: ['CVE-2025-13465'],
    package: 'lodash',
    fixedIn: { 4: '4.17.23' },
    fault: 'prototype pollution in unset and omit',
  },
  {
    ids: ['GHSA-2g4f-4pwh-qvx6'],
    package: 'ajv',
    fixedIn: { 6: '6.14.0', 7: '8.18.0', 8: '8.18.0' },
    fault: 'a slow regular expression through $data',
  },
  {
    ids: ['GHSA-w5hq-g745-h8pq'],
    package: 'uuid',
    fixedIn: { 8: '11.1.1', 9: '11.1.1', 10: '11.1.1', 11: '11.1.1' },
    fault: 'a write past the end of a buffer that the caller hands over',
  },
];
