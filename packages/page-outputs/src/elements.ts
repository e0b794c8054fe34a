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
