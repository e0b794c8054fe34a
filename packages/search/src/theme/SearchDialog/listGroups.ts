import type { PageResult, SectionResult } from '../../engine/describeResults';

/** A titled group of options: results of one page, or the popular pages. */
export interface Group {
  key: string;
  /** Sections of the site that the page is in and its title, outermost first. */
  label: string[];
  options: Option[];
}

/** A result with its position in the whole list. */
export interface Option extends SectionResult {
  position: number;
}

/** Groups the results by page. */
export function listGroups(pages: readonly PageResult[]): Group[] {
  let position = 0;
  return pages.map(({ path, title, place, sections }) => ({
    key: path,
    label: [...place, title],
    options: sections.map((section) => ({ ...section, position: position++ })),
  }));
}

/** One group with the popular pages. */
export function listPopular(label: string, pages: readonly PageResult[]): Group[] {
  if (pages.length === 0) {
    return [];
  }
  const options = pages.map(({ path, title, place }, position) => ({
    position,
    target: path,
    title: [{ text: title, isMatch: false }],
    trail: place,
    excerpt: [],
    isPage: true,
    isField: false,
  }));
  return [{ key: 'popular', label: [label], options }];
}
