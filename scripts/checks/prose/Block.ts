/** A paragraph, heading or table cell that readers see. */
export interface Block {
  file: string;
  /** Line of the file on which the block starts. */
  line: number;
  kind: 'paragraph' | 'heading' | 'tableCell';
  /** Its source, with everything but prose (code, URLs, markup) replaced by spaces. */
  text: string;
  /** The links in it. */
  links: { text: string; url: string; index: number }[];
}

/** What a rule finds in a block. */
export interface Match {
  /** Offset in the block's text. */
  index: number;
  message: string;
}

/** A rule of style. */
export type Rule = (block: Block) => Match[];

/** Line of the file at an offset of the block's text. */
export function lineAt({ line, text }: Block, index: number): number {
  return line + text.slice(0, index).split('\n').length - 1;
}
