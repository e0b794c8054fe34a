import type { Element } from 'hast';

/** Elements that hold no text of the page: controls, pictures, ways to other pages. */
const tags = new Set(
  'button datalist dialog form iframe nav noscript object script select style svg template textarea'.split(' '),
);
/** Classes of the framework's aids around a page's text. */
const classes = [
  'hash-link',
  'table-of-contents',
  'theme-doc-toc-mobile',
  'theme-doc-footer',
  'theme-last-updated',
];

/** Whether an element is no part of what a page says, so that the index leaves it out. */
export function isLeftOut({ tagName, properties }: Element): boolean {
  const names = Array.isArray(properties.className) ? properties.className : [];
  return (
    tags.has(tagName) ||
    classes.some((name) => names.includes(name)) ||
    properties.ariaHidden === 'true' ||
    properties.dataSearch === 'off'
  );
}
