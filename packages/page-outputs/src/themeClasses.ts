/**
 * Class names of the theme by which steps find what it draws; they are the same in all its versions. What components of the site draw is
 * found by the data attributes that they set.
 */
export const themeClasses = {
  admonition: 'theme-admonition',
  breadcrumbs: 'breadcrumbs',
  codeBlock: 'theme-code-block',
  content: 'markdown',
  hashLink: 'hash-link',
} as const;
