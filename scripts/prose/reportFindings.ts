import type { Finding } from './lintProse';

/** Prints findings in file order and returns whether all of them are warnings. */
export function reportFindings(findings: readonly Finding[], checked: number): boolean {
  const sorted = [...findings].sort((a, b) =>
    a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
  );
  for (const { file, line, rule, message, isWarning } of sorted) {
    console.log(`${file}:${line} ${isWarning ? 'warning' : 'error'} ${rule}: ${message}`);
  }
  const failed = new Set(findings.filter((found) => !found.isWarning).map(({ file }) => file)).size;
  console.log(`${checked - failed} passed, ${failed} failed`);
  return failed === 0;
}
