export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['build/**', 'build.*/**', '.docusaurus/**', '**/node_modules/**'],
  rules: {
    // CSS modules name their classes in camelCase.
    'selector-class-pattern': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'custom-property-pattern': null,
    'selector-disallowed-list': [
      [String.raw`/(?<![\w-])(html|body|:root)[^\s>+~]*:has\(/`],
      {
        message:
          'Styles of the whole page are computed anew with every change of the document if its root has :has(); start from what changes.',
      },
    ],
  },
};
