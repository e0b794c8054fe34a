/** A file that `llms.txt` lists beside the pages. */
export interface ListedFile {
  /** Path in the site, without the leading slash. */
  path: string;
  title: string;
  description: string;
}

/** Words that the copies and `llms.txt` add to what the pages say. */
export interface Texts {
  /** Title of the list of pages that no sidebar has. */
  otherPages: string;
  /** Title of the list of files. */
  files: string;
  /** Before the description of a demonstration. */
  demonstration: string;
  /** Before the name of a diagram. */
  diagram: string;
  /** Before the number of a step without a heading. */
  step: string;
}

export interface Options {
  /** File with instructions for coding assistants, part of `llms.txt`; relative to the site's folder. */
  instructions: string;
  /** Files that `llms.txt` lists after the pages. */
  files: readonly ListedFile[];
  /** Language of a fence by the `data-language` of a code block, where the two differ. */
  fenceLanguages: Readonly<Record<string, string>>;
  texts: Texts;
}
