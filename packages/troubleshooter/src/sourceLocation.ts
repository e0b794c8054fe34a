import path from 'node:path';
import type { Nodes } from 'mdast';

declare module 'mdast' {
  interface Data {
    /** File and line of a node that another file than its page brings in. */
    sourceLocation?: string;
  }
}

/** Formats a file and a line as error messages name them. */
export function formatSourceLocation(folder: string, file: string, line: number): string {
  return `${path.relative(folder, file)}:${line}`;
}

/** Returns file and line of a node: those that it brought along, or its position in the page. */
export function findSourceLocation(
  { data, position }: Nodes,
  page: { cwd: string; path: string },
): string {
  return (
    data?.sourceLocation ?? formatSourceLocation(page.cwd, page.path, position?.start.line ?? 1)
  );
}
