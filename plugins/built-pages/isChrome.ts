import type { Element } from 'hast';

const tags = new Set(
  'button datalist dialog form iframe input noscript object script select style template textarea wbr'.split(
    ' ',
  ),
);
const roles = new Set(['status', 'tablist']);
/** Public class names of the theme: hash links of headings and navigation between pages. */
const classes = [
  'hash-link',
  'pagination-nav',
  'table-of-contents',
  'theme-doc-breadcrumbs',
  'theme-doc-toc-desktop',
  'theme-doc-toc-mobile',
];

/**
 * Whether an element serves the page and is no part of its text: controls, navigation, decoration. The one definition for every
 * output made from a page's text. A component marks its own chrome with `data-reading-aid`.
 */
export function isChrome({ tagName, properties }: Element): boolean {
  const { className, role, ariaHidden, dataReadingAid } = properties;
  return (
    tags.has(tagName) ||
    ariaHidden === 'true' ||
    dataReadingAid !== undefined ||
    (typeof role === 'string' && roles.has(role)) ||
    (Array.isArray(className) && classes.some((name) => className.includes(name)))
  );
}
