/** Buttons that open the panel. */
export const openerSelector = '[data-project-values]';

/** Elements of a placeholder, or of the value that stands in its place. */
export const markSelector = '[data-placeholder]';

/** Where the browser keeps the reader's values, as JSON. */
export const storageKey = 'site.projectValues';

/**
 * Does something to the marks of the page, and to those that come later before they are painted.
 *
 * @param selector of other elements than marks
 * @returns a function that does it again to all
 */
export function withMarks(
  act: (mark: HTMLElement) => void,
  selector: string = markSelector,
): () => void {
  const actIn = (part: ParentNode) => part.querySelectorAll<HTMLElement>(selector).forEach(act);
  new MutationObserver((changes) =>
    changes.forEach(({ target }) => actIn(target as Element)),
  ).observe(document.body, { childList: true, subtree: true });
  const actInPage = () => actIn(document);
  actInPage();
  return actInPage;
}
