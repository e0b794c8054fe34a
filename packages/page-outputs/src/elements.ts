import type { Element, Nodes } from 'hast';
import { EXIT, visit } from 'unist-util-visit';

/** A test of an element. Selectors are several times slower over whole pages. */
export type Test = (element: Element) => boolean;

/** The first element under a node that passes a test, in document order. */
export function find(root: Nodes, test: Test): Element | undefined {
  let found: Element | undefined;
  visit(root, 'element', (element) => {
    if (!test(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

/** All elements under a node that pass a test, in document order. */
export function findAll(root: Nodes, test: Test): Element[] {
  const found: Element[] = [];
  visit(root, 'element', (element) => {
    if (test(element)) found.push(element);
  });
  return found;
}

/** Whether a list of tokens, such as `className` or `rel`, has one. */
export function hasToken(tokens: unknown, token: string): boolean {
  return Array.isArray(tokens) && tokens.includes(token);
}

/** A property that is a text and not empty. */
export function textOf(property: unknown): string | undefined {
  return typeof property === 'string' && property !== '' ? property : undefined;
}

/**
 * Class names of the theme by which steps find what it draws; they are the same in all its versions. What components of the site draw is
 * found by the data attributes that they set.
 */
export const themeClasses = {
  admonition: 'theme-admonition',
  breadcrumbs: 'breadcrumbs',
  codeBlock: 'theme-code-block',
  content: 'markdown',
  hashLink: 'hash-link',
} as const;

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
