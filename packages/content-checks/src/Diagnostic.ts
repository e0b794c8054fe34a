/** An error or a warning in a file of the repository. */
export interface Diagnostic {
  /** Path in the repository. */
  file: string;
  line: number;
  message: string;
  /** Name of the rule, for checks with several. */
  rule?: string;
  /** Whether the check still passes. */
  isWarning?: boolean;
}

/** Diagnostics in order of file and line. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted((a, b) =>
    a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
  );
}

/** `file:line: message`, as editors and terminals link it. */
export function formatDiagnostic({ file, line, message, rule, isWarning }: Diagnostic): string {
  return `${file}:${line}: ${isWarning ? 'warning: ' : ''}${message}${rule ? ` (${rule})` : ''}`;
}
