/** Buttons that open the dialog. */
export const openerSelector = '[data-project-values]';

/** Elements of a placeholder, or of the value that stands in its place. */
export const markSelector = '[data-placeholder]';

/** Where the browser keeps the reader's values, as JSON. */
export const storageKey = 'site.projectValues';

/** Does something to the marks of the page, and to those that come later before they are painted. */
export function watchMarks(act: (mark: HTMLElement) => void): () => void {
  const actIn = (part: ParentNode) => part.querySelectorAll<HTMLElement>(markSelector).forEach(act);
  new MutationObserver((changes) =>
    changes.forEach(({ target }) => actIn(target as Element)),
  ).observe(document.body, { childList: true, subtree: true });
  const actInPage = () => actIn(document);
  actInPage();
  return actInPage;
}

/**
 * Shows a value in a mark, or its placeholder where there is none. Only the data of a text node changes: React keeps those that it has
 * made, and a browser that translates the page puts elements around them.
 */
export function showValue(mark: HTMLElement, value: string | undefined): void {
  let text: Node = mark;
  while (text.firstChild) text = text.firstChild;
  const original = (mark.dataset.original ??= text.nodeValue ?? '');
  const shown = value ?? original;
  if (text.nodeValue !== shown) text.nodeValue = shown;
  if (value === undefined) delete mark.dataset.original;
}
