import { hasClass, type PageElement } from '../../built-page/parsePage';

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
export function isLeftOut(element: PageElement): boolean {
  const { name, attribs } = element;
  return (
    tags.has(name) ||
    attribs['aria-hidden'] === 'true' ||
    attribs['data-search'] === 'off' ||
    classes.some((left) => hasClass(element, left))
  );
}
