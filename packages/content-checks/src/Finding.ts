/** A fault in a file of the repository. */
export interface Finding {
  /** Path in the repository. */
  file: string;
  line: number;
  message: string;
  /** Name of the rule, for checks with several. */
  rule?: string;
  /** Whether the check still passes. */
  isWarning?: boolean;
}

/** Findings in order of file and line. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) =>
    a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
  );
}

/** `file:line: message`, as editors and terminals link it. */
export function formatFinding({ file, line, message, rule, isWarning }: Finding): string {
  return `${file}:${line}: ${isWarning ? 'warning: ' : ''}${message}${rule ? ` (${rule})` : ''}`;
}
