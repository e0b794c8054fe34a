/** What a page asks of its reader. */
export interface ProseCount {
  /** Words in view at first: blocks that open are closed, listings do not count, nor the contents of the page, which repeat its headings. */
  words: number;
  /** The same with all blocks open. */
  allWords: number;
  /** Links to open questions, which /markdown-page lists. */
  unknowns: number;
}

/** Counts the prose of a page; runs in the browser. */
export function countProse(): ProseCount {
  const main = document.querySelector('main');
  if (main === null) throw new Error('no <main>');
  for (const part of main.querySelectorAll('pre, .table-of-contents')) part.remove();
  const count = () =>
    main.innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const words = count();
  for (const details of main.querySelectorAll('details')) details.open = true;
  return {
    words,
    allWords: count(),
    unknowns: [...main.querySelectorAll('a[href*="/markdown-page#np-"]')].filter(
      (link) => link.textContent === 'Por confirmar',
    ).length,
  };
}
