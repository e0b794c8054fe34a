/** Selects the buttons that open the dialog. */
export const openerSelector = '[data-project-values]';

/** Selects the elements of placeholders, which show a placeholder or the reader's value. */
export const placeholderSelector = '[data-placeholder]';

/** Key of `localStorage`, where the values are stored as JSON. */
export const storageKey = 'site.projectValues';

/**
 * Calls a function with every placeholder element of the page, and with those that are added later before they are painted.
 *
 * @returns a function that updates every placeholder element of the page again
 */
export function watchPlaceholders(update: (element: HTMLElement) => void): () => void {
  const updateIn = (node: ParentNode) =>
    node.querySelectorAll<HTMLElement>(placeholderSelector).forEach(update);
  new MutationObserver((mutations) =>
    mutations.forEach(({ target }) => updateIn(target as Element)),
  ).observe(document.body, { childList: true, subtree: true });
  const updatePage = () => updateIn(document);
  updatePage();
  return updatePage;
}

/**
 * Shows a value in a placeholder element, or the placeholder if the value is undefined. Only the data of the text node changes, because
 * React keeps the nodes that it has created, and a browser that translates the page puts elements around text nodes.
 */
export function showValue(element: HTMLElement, value: string | undefined): void {
  let textNode: Node = element;
  while (textNode.firstChild) textNode = textNode.firstChild;
  const original = (element.dataset.original ??= textNode.nodeValue ?? '');
  const shown = value ?? original;
  if (textNode.nodeValue !== shown) textNode.nodeValue = shown;
  if (value === undefined) delete element.dataset.original;
}
