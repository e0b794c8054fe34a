import type { Element } from 'hast';
import { hasToken } from './elements';
import { themeClasses } from './themeClasses';

// prettier-ignore
const tags = new Set([
  'button', 'dialog', 'form', 'iframe', 'input', 'nav', 'noscript', 'object', 'script', 'select', 'style', 'template',
  'textarea', 'wbr',
]);
const roles = new Set(['status', 'tablist']);

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
    hasToken(className, themeClasses.hashLink)
  );
}
