import { Parser } from 'htmlparser2';
import { cutPage } from '../../plugins/built-page/cutPage';
import type { PageFacts, PageFile } from '../../plugins/static-content/pageFiles';

const factsScript = /<script[^>]*\sdata-page-facts\b[^>]*>([^]*?)<\/script>/;

/** What a built page has of its own, its text as it stands and the facts around it; undefined where it has no such text. */
export function cutText(html: string): PageFile | undefined {
  const [, facts] = factsScript.exec(html) ?? [];
  const text = facts === undefined ? undefined : findText(cutPage(html));
  if (facts === undefined || text === undefined) {
    return undefined;
  }
  const all = JSON.parse(facts) as PageFacts;
  delete all.sidebarItems;
  return { facts: all, html: text };
}

/** Inner HTML of the element with `data-page-text`. */
function findText(html: string): string | undefined {
  let start: number | undefined;
  let end: number | undefined;
  let depth = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (start !== undefined) {
        depth += name === 'div' ? 1 : 0;
      } else if ('data-page-text' in attributes) {
        start = parser.endIndex + 1;
      }
    },
    onclosetag: (name) => {
      if (start === undefined || end !== undefined || name !== 'div') return;
      if (depth === 0) {
        end = parser.startIndex;
        parser.pause();
      }
      depth -= 1;
    },
  });
  parser.end(html);
  return start === undefined ? undefined : html.slice(start, end);
}
