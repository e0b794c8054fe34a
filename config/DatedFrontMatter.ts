/** What config/createFrontMatterReader.ts adds to the front matter of a page. */
export interface DatedFrontMatter {
  /** Day of the last change (ISO 8601), and its text. */
  changed?: readonly [day: string, text: string];
}
