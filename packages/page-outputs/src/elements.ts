import type { Element, Nodes } from 'hast';
import { EXIT, visit } from 'unist-util-visit';

/** A test of an element. Tests are functions, because selectors are several times slower over whole pages. */
export type ElementTest = (element: Element) => boolean;

/** Finds the first element that passes a test, in document order, among the root and its descendants. */
export function find(root: Nodes, test: ElementTest): Element | undefined {
  let found: Element | undefined;
  visit(root, 'element', (element) => {
    if (!test(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

/** Finds all elements that pass a test, in document order, among the root and its descendants. */
export function findAll(root: Nodes, test: ElementTest): Element[] {
  const found: Element[] = [];
  visit(root, 'element', (element) => {
    if (test(element)) found.push(element);
  });
  return found;
}

/** Returns whether a list of tokens, such as the property `className` or `rel`, contains a token. */
export function hasToken(property: unknown, token: string): boolean {
  return Array.isArray(property) && property.includes(token);
}

export function asNonEmptyString(property: unknown): string | undefined {
  return typeof property === 'string' && property !== '' ? property : undefined;
}

/**
 * Class names of the theme by which elements are found; they contain no hash, unlike those of CSS modules. Elements that have no such
 * class are found by data attributes, roles and tag names.
 */
export const themeClasses = {
  admonition: 'theme-admonition',
  breadcrumbs: 'breadcrumbs',
  codeBlock: 'theme-code-block',
  content: 'markdown',
  hashLink: 'hash-link',
} as const;

// prettier-ignore
const chromeTags = new Set([
  'button', 'dialog', 'form', 'iframe', 'input', 'nav', 'noscript', 'object', 'script', 'select', 'style', 'template',
  'textarea', 'wbr',
]);
const chromeRoles = new Set(['status', 'tablist']);

/**
 * Returns whether an element is page chrome and not part of the text: controls, navigation, decoration. The Markdown copies and the
 * search index share this definition. A component marks its own chrome with `data-reading-aid`.
 */
export function isPageChrome({ tagName, properties }: Element): boolean {
  const { className, role, ariaHidden, dataReadingAid } = properties;
  return (
    chromeTags.has(tagName) ||
    ariaHidden === 'true' ||
    dataReadingAid !== undefined ||
    (typeof role === 'string' && chromeRoles.has(role)) ||
    hasToken(className, themeClasses.hashLink)
  );
}
