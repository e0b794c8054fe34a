/** All stylesheets of the site, in the order of the cascade; the first takes the place of Infima (packages/framework/src/patches). */
export const siteStyles = [
  './src/css/base.css',
  './src/css/fonts.css',
  './src/css/tokens.css',
  './src/css/infima.css',
  './src/css/chrome.css',
  './packages/api-reference/src/common.css',
  './src/css/stacks.css',
  './src/css/content.css',
  './src/css/print.css',
];
