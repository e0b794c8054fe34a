/** Code that a page shows: a fence where it stands, or a file that fences take regions from. */
export interface Snippet {
  /** File that holds the code: the page, or the file shown. */
  path: string;
  language: string;
  text: string;
  /** Line of the file on which the code starts. */
  line: number;
  /** Whether the code is a file of its own and not a part of a page. */
  isFile: boolean;
}

/** What is wrong with a snippet. */
export interface SnippetProblem {
  path: string;
  line: number;
  message: string;
}

/** A problem on a line of a snippet, counted from 1. */
export function locate(snippet: Snippet, line: number, message: string): SnippetProblem {
  return { path: snippet.path, line: snippet.line + line - 1, message };
}
