import { readdirSync, readFileSync } from 'node:fs';

/** Names of the custom properties that files of `src` and `packages` set. */
const properties = ['src', 'packages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => /\.(css|tsx?)$/.test(name) && !name.includes('node_modules'))
    .flatMap(
      (name) => readFileSync(`${folder}/${name}`, 'utf8').match(/--[\w-]+(?=['"`\]]* ?:)/g) ?? [],
    ),
);
const known = [...new Set(properties)].join('|');

export default {
  extends: ['stylelint-config-recommended'],
  ignoreFiles: ['build/**', 'build.*/**', '.docusaurus/**', '**/node_modules/**'],
  rules: {
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    // Without this rule, a misspelled token would have no effect and no message. Variables of Infima (`--ifm-…`) are exempt.
    'declaration-property-value-disallowed-list': [
      { '/./': [`/var\\(\\s*(?!--ifm-)(?!(?:${known})\\s*\\))--[\\w-]+\\s*\\)/`] },
      { message: 'No file sets this custom property: src/css/tokens.css has those of the site.' },
    ],
    'selector-disallowed-list': [
      [String.raw`/(?<![\w-])(html|body|:root)[^\s>+~]*:has\(/`],
      {
        message:
          'With :has() on the root, every DOM change recalculates the styles of the whole page; start from what changes.',
      },
    ],
  },
};
