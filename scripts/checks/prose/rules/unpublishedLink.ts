import type { Rule } from '../Block';

const claim = /(?:no|tampoco)\s+(?:est(?:á|án|é|én)|se\s+han?)\s+publicad[oa]s?/giu;
const list = 'src/pages/markdown-page.mdx';
const entry = /\/markdown-page#n/;

/** What is not published is said with a link to its entry on the page that lists all of it. */
export const unpublishedLinkRule: Rule = ({ file, text, links }) => {
  // Comments of code cannot link.
  if (file === list || !/\.(?:mdx|yaml)$/.test(file)) return [];
  return [...text.matchAll(claim)]
    .filter(
      ({ index, 0: found }) =>
        !links.some(
          (link) =>
            entry.test(link.url) &&
            link.index < index + found.length &&
            index <= link.index + link.text.length,
        ),
    )
    .map(({ index, 0: found }) => ({
      index,
      message: `"${found.replace(/\s+/g, ' ')}" without a link to its entry on ${list}`,
    }));
};
