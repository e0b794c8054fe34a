import type { Finding } from '../Finding';

/** Code that a page shows: a fence, or a file that fences take regions from. */
export interface Snippet {
  /** File that holds the code: the page, or the shown file. */
  file: string;
  language: string;
  text: string;
  /** Line of the file on which the code starts. */
  line: number;
  /** Whether the code is a file and not a part of a page. */
  isFile: boolean;
}

/** A finding on a line of a snippet, counted from 1. */
export function locate({ file, line: firstLine }: Snippet, line: number, message: string): Finding {
  return { file, line: firstLine + line - 1, message };
}
