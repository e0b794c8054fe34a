/** An error or a warning about a line of a file. */
export interface Problem {
  /** Path relative to the site. */
  file: string;
  line: number;
  column?: number;
  message: string;
  /** Name of the violated rule, for checks with several rules. */
  rule?: string;
  /** Pages are created despite warnings. @default 'error' */
  severity?: 'error' | 'warning';
}

/** Returns `file:line:column warning: message (rule)`, of which column, label and rule may be missing. Editors make the start a link. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, message, rule, severity } = problem;
  const label = severity === 'warning' ? 'warning: ' : '';
  return `${file}:${line}:${column ?? ''} ${label}${message}${rule ? ` (${rule})` : ''}`;
}
