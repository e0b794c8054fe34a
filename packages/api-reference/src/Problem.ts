/** An error or a warning about a line of a file. */
export interface Problem {
  /** Path relative to the site. */
  file: string;
  line: number;
  column?: number;
  message: string;
  /** Name of the violated rule, for checks with several rules. */
  rule?: string;
  /** A warning does not keep pages from being created. @default 'error' */
  severity?: 'error' | 'warning';
}

/** Returns `file:line:column warning: message (rule)` without the parts that the problem lacks. Editors and terminals link the start. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, message, rule, severity } = problem;
  const label = severity === 'warning' ? 'warning: ' : '';
  return `${file}:${line}:${column ?? ''} ${label}${message}${rule ? ` (${rule})` : ''}`;
}
