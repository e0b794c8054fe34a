/** What a fence of a page shows. */
export interface Shown {
  /** Name of the fence's language. */
  language: string;
  /** What stands after `file=`. */
  reference: string;
  line: number;
}

/** What the fences of a page show by `file=`, read from its text: no page has to be parsed for it. */
export function listShown(page: string): Shown[] {
  return [...page.matchAll(/^[ \t]*[`~]{3,}(\S*).*?\sfile=(\S+)/gm)].map(
    ({ index, 1: language = '', 2: reference = '' }) => ({
      language,
      reference,
      line: page.slice(0, index).split('\n').length,
    }),
  );
}
