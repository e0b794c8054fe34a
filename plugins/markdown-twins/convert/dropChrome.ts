import type { Element, ElementContent } from 'hast';
import { matches } from 'hast-util-select';

/** What a page holds for its own use: controls, navigation around the text, and decoration. */
const chrome = [
  'script',
  'style',
  'template',
  'wbr',
  'noscript',
  'button',
  'select',
  'input',
  'label[data-chooser]',
  '[role=tablist]',
  '[role=status]',
  '[aria-hidden=true]',
  '.hash-link',
  '.theme-doc-breadcrumbs',
  '.theme-doc-toc-mobile',
  '.theme-doc-toc-desktop',
  '.table-of-contents',
  '.pagination-nav',
  '[data-reading-aid]',
].join(',');

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
  return node.type === 'text' || (node.type === 'element' && !matches(chrome, node));
}
