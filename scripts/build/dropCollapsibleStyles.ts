const styles = [
  { value: 'display:block;overflow:visible;height:auto', attribute: '' },
  { value: 'display:none;overflow:hidden;height:0px', attribute: ' data-collapsed=""' },
].map(({ value, attribute }) => ({
  pattern: new RegExp(` style=(?:"${value};?"|${value};?(?=[\\s>]))`, 'g'),
  attribute,
}));

/**
 * Takes the inline styles of collapsible blocks out of a page's HTML: theme-common writes them on the server only (`getSSRStyle`),
 * no policy without `unsafe-inline` lets them work, and the browser sets its own on mounting. What is collapsed keeps an attribute,
 * so that the stylesheet can hide it until then (and show it where there is no JavaScript).
 */
export function dropCollapsibleStyles(html: string): string {
  return styles.reduce((text, { pattern, attribute }) => text.replace(pattern, attribute), html);
}
