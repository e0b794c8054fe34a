const style = 'display:block;overflow:visible;height:auto';
const pattern = new RegExp(` style=(?:"${style};?"|${style};?(?=[\\s>]))`, 'g');

/**
 * Takes the inline styles of opened collapsible blocks out of a page's HTML: theme-common writes them on the server only
 * (`getSSRStyle`), and no policy without `unsafe-inline` lets them work. Collapsed ones are not in the HTML.
 */
export function dropCollapsibleStyles(html: string): string {
  return html.replace(pattern, '');
}
