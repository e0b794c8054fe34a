/** All stylesheets of the site, in the order of the cascade; the first takes the place of Infima (packages/docusaurus-internals). */
export const siteStyles = [
  './src/css/base.css',
  './src/css/fonts.css',
  './src/css/tokens.css',
  './src/css/infima.css',
  './src/css/chrome.css',
  './packages/openapi-preset/src/client/common.css',
  './src/css/stacks.css',
  './src/css/content.css',
  './src/css/print.css',
];
