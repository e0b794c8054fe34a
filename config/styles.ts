/** The site's stylesheets after the base one (src/css/base.css, see internals/themeClassic.ts), in the order of the cascade. */
export const siteStyles = [
  './src/css/fonts.css',
  './src/css/tokens.css',
  './src/css/infima.css',
  './src/css/chrome.css',
  './src/css/stacks.css',
  './src/css/content.css',
  './src/css/print.css',
];
