/** A file that is linted: a page, or an example that a page shows. */
export interface SourceFile {
  /** Path in the repository. */
  path: string;
  text: string;
}

/** An identifier that no contract has. */
export interface Finding {
  path: string;
  line: number;
  /** The identifier as written. */
  name: string;
  message: string;
}

/** A piece of code in a file. */
export interface CodePiece {
  kind: 'inline' | 'block';
  /** Language of a fence, or the extension of a file. */
  language: string;
  text: string;
  /** Line of the file on which the text starts. */
  line: number;
}

/** A problem inside of a piece. */
export interface Problem {
  /** Offset in the piece's text. */
  index: number;
  name: string;
  message: string;
}
