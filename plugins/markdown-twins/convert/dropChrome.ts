import type { Element, ElementContent } from 'hast';

/** What a page holds for its own use: controls, navigation around the text, and decoration. */
const tags = new Set([
  'script',
  'style',
  'template',
  'wbr',
  'noscript',
  'button',
  'select',
  'input',
]);
const classes = [
  'hash-link',
  'theme-doc-breadcrumbs',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'table-of-contents',
  'pagination-nav',
];
const roles = ['tablist', 'status'];

/** The element without the page's controls, navigation and decoration. */
export function dropChrome(element: Element): Element {
  return {
    ...element,
    children: element.children
      .filter(isContent)
      .map((child) => (child.type === 'element' ? dropChrome(child) : child)),
  };
}

function isContent(node: ElementContent): boolean {
  return node.type === 'text' || (node.type === 'element' && !isChrome(node));
}

/** Asked of every element of every page: selectors would be read anew for each. */
function isChrome({ tagName, properties }: Element): boolean {
  const { className, role, ariaHidden, dataChooser, dataReadingAid } = properties;
  return (
    tags.has(tagName) ||
    (tagName === 'label' && dataChooser !== undefined) ||
    (typeof role === 'string' && roles.includes(role)) ||
    ariaHidden === 'true' ||
    dataReadingAid !== undefined ||
    (Array.isArray(className) && classes.some((name) => className.includes(name)))
  );
}
