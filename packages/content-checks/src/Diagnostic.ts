/** An error in a file of the repository. */
export interface Diagnostic {
  /** Path in the repository. */
  file: string;
  line: number;
  message: string;
  /** Name of the rule, for checks with several. */
  rule?: string;
}

/** Thrown where a file cannot be parsed. */
export class DiagnosticError extends Error {
  constructor(
    readonly diagnostic: Diagnostic,
    options?: ErrorOptions,
  ) {
    super(formatDiagnostic(diagnostic), options);
  }
}

/** Formats a diagnostic as `file:line: message`, which editors and terminals link. */
export function formatDiagnostic({ file, line, message, rule }: Diagnostic): string {
  return `${file}:${line}: ${message}${rule ? ` (${rule})` : ''}`;
}
