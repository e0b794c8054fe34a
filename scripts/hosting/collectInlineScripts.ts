import { Parser } from 'htmlparser2';

/** Types of script elements that browsers run; any other type is data, which a policy does not concern. */
const executable = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/**
 * The texts of a page's inline scripts, in order.
 *
 * @throws Error when the page holds what no policy without `unsafe-inline` lets work: an inline style or event handler
 */
export function collectInlineScripts(html: string, page: string): string[] {
  const scripts: string[] = [];
  let current: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (
          attribute === 'style' ||
          /^on[a-z]+$/.test(attribute) ||
          /^\s*javascript:/i.test(value)
        ) {
          throw new Error(
            `${page}: <${name} ${attribute}="${value.slice(0, 60)}"> cannot work under the site's Content-Security-Policy`,
          );
        }
      }
      if (name === 'style') {
        throw new Error(
          `${page}: a <style> element cannot work under the site's Content-Security-Policy`,
        );
      }
      if (
        name === 'script' &&
        attributes.src === undefined &&
        executable.has(attributes.type ?? '')
      ) {
        current = '';
      }
    },
    ontext(text) {
      if (current !== undefined) {
        current += text;
      }
    },
    onclosetag(name) {
      if (name === 'script' && current !== undefined) {
        scripts.push(current);
        current = undefined;
      }
    },
  });
  parser.end(html);
  return scripts;
}
