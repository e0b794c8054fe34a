/** An error or a warning about a line of a file. */
export interface Diagnostic {
  /** Path in the repository. */
  file: string;
  line: number;
  column?: number;
  message: string;
  /** Name of the violated rule, for checks with several rules. */
  rule?: string;
  /** A warning does not keep the site from being built. @default 'error' */
  severity?: 'error' | 'warning';
}

/** Thrown if a file cannot be parsed. */
export class DiagnosticError extends Error {
  constructor(
    readonly diagnostic: Diagnostic,
    options?: ErrorOptions,
  ) {
    super(formatDiagnostic(diagnostic), options);
  }
}

/** Formats a diagnostic as `file:line: message` or `file:line:column message`, which editors and terminals link. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, column, message, rule, severity } = diagnostic;
  const location = column === undefined ? `${file}:${line}:` : `${file}:${line}:${column}`;
  return `${location} ${severity === 'warning' ? 'warning: ' : ''}${message}${rule ? ` (${rule})` : ''}`;
}
