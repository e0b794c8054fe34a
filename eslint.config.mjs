import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

/** Patterns of imports that would bypass a package's `exports`. */
const bypassingImports = [
  { regex: String.raw`^(\.\./)*packages/`, message: 'Import the package by its name.' },
  {
    regex: String.raw`^(\.\./){2,}[\w-]+/src/`,
    message: 'Import another package by its name, as its exports allow.',
  },
];
/** Patterns of imports of the site, which packages must not depend on. */
const siteImports = [
  {
    regex: String.raw`^@site/|^(\.\./)+(config|scripts|e2e|docs|examples|i18n)/|^(\.\./){3,}src/`,
    message: 'A package knows of the site what its options or props say.',
  },
];

const importRestrictions = (...patternLists) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns: patternLists.flat() }],
});

export default tseslint.config(
  {
    ignores: [
      '.*/',
      'build*/',
      'docs/api/',
      // tsconfig.json, which the linter uses, excludes this file.
      'src/types/browser.d.ts',
      'artifacts/',
      'test-results/',
      'playwright-report/',
      // The examples are code for other sites, checked by their own tools and by `npm run test:examples`.
      'examples/!(tests)/',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // JSX event handlers may be async, because React ignores what they return.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  {
    files: ['src/**/*.tsx', 'packages/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    rules: {
      // Code and tables that scroll have to be reachable by keyboard (WCAG 2.1.1).
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre'], roles: ['group'] }],
    },
  },
  {
    plugins: { imports: simpleImportSort },
    rules: {
      // A statement that does not fit on the line of its condition has braces.
      curly: ['error', 'multi-line'],
      // One block of imports: side effects, Node, packages, packages of this repository, the site, parent folders, this folder.
      'imports/imports': [
        'error',
        {
          groups: [
            ['^\\u0000', '^node:', '^@?\\w', '^@aifindr-docs/', '^@site/', '^\\.\\.', '^\\.'],
          ],
        },
      ],
    },
  },
  {
    // These scripts are sent to browsers without compilation.
    files: ['packages/*/src/**/scripts/*.js'],
    languageOptions: { sourceType: 'script', ecmaVersion: 5 },
  },
  { files: ['**/*.{ts,tsx,mts}'], rules: importRestrictions(bypassingImports) },
  { files: ['packages/**/*.{ts,tsx}'], rules: importRestrictions(bypassingImports, siteImports) },
);
