/** What is wrong in a file of the repository. */
export interface Diagnostic {
  /** Path in the repository. */
  file: string;
  line: number;
  message: string;
  /** Name of the rule, for checks with several. */
  rule?: string;
}

/** `file:line: message`, as editors and terminals link it. */
export function formatDiagnostic({ file, line, message, rule }: Diagnostic): string {
  return `${file}:${line}: ${message}${rule ? ` (${rule})` : ''}`;
}
