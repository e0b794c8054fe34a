const sheets = ['tokens', 'infima', 'fonts', 'base', 'primitives', 'stacks', 'chrome', 'content'];

/** All stylesheets of the site. Their order says nothing: each has its layer of the cascade (cascadeLayers.ts). */
export const siteStyles = [
  ...[...sheets, 'utilities', 'print'].map((name) => `./src/css/${name}.css`),
  './packages/api-reference/src/common.css',
];
