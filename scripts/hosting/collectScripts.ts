import { Parser } from 'htmlparser2';

/** Types of script elements that browsers run; any other type is data, which a policy does not concern. */
const executable = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** The scripts of a page, in order. */
export interface PageScripts {
  /** Texts of those that stand in it. */
  inline: string[];
  /** Addresses of those that it names, to be loaded at once or later. */
  files: string[];
}

/**
 * Reads the scripts of a page.
 *
 * @throws Error when the page holds what no policy without `unsafe-inline` lets work: an inline style or event handler
 */
export function collectScripts(html: string, page: string): PageScripts {
  const inline: string[] = [];
  const files: string[] = [];
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
      if (name === 'script') {
        if (attributes.src !== undefined) {
          files.push(attributes.src);
        } else if (executable.has(attributes.type ?? '')) {
          current = '';
        }
      }
    },
    ontext(text) {
      if (current !== undefined) {
        current += text;
      }
    },
    onclosetag(name) {
      if (name === 'script' && current !== undefined) {
        inline.push(current);
        current = undefined;
      }
    },
  });
  parser.end(html);
  return { inline, files };
}
