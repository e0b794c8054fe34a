export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['build/**', 'build.*/**', '.docusaurus/**', '**/node_modules/**'],
  rules: {
    // CSS modules name their classes in camelCase.
    'selector-class-pattern': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'custom-property-pattern': null,
  },
};
