import type { PageResult, SectionResult } from '../../engine/describeResults';

/** Results of one page, or the popular pages: a titled part of the list. */
export interface Group {
  key: string;
  /** Place of the page in the site and its title, outermost first. */
  label: string[];
  options: Option[];
}

/** Something that the reader can open, with its position in the whole list. */
export interface Option extends SectionResult {
  position: number;
}

/** The list that the arrows go through. */
export function listGroups(pages: readonly PageResult[]): Group[] {
  let position = 0;
  return pages.map(({ path, title, place, sections }) => ({
    key: path,
    label: [...place, title],
    options: sections.map((section) => ({ ...section, position: position++ })),
  }));
}

/** One group with the pages themselves; its title is the interface's. */
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
