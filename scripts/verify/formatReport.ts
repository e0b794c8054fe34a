import type { Judged } from './judgeClaims';
import type { PartRecord } from './record';

/** Everything that the report says. */
export interface Report {
  commit: string;
  platform: string;
  /** By the name of the package or program. */
  versions: Record<string, string>;
  passed: number;
  failed: number;
  claims: Judged[];
  parts: PartRecord[];
  notProven: string[];
}

/** The report as one page of Markdown. */
export function formatReport(report: Report): string {
  const { commit, platform, versions, passed, failed, claims, parts, notProven } = report;
  const tool = (name: string) => (name in versions ? `${name} ${versions[name]}` : name);
  return [
    '# What was proven',
    '',
    `Commit ${commit}, ${platform}, Node ${versions.node ?? ''}: ${passed} passed, ${failed} failed.`,
    '',
    ...table(
      ['what', 'outcome', 'passed', 'failed', 'with'],
      claims.map((judged) => [
        judged.claim,
        judged.outcome,
        String(judged.passed),
        String(judged.failed),
        judged.tools.map(tool).join(', '),
      ]),
    ),
    '',
    '## Parts',
    '',
    ...table(
      ['command', 'passed', 'failed', 'seconds'],
      parts.map((part) => [
        `\`npm run ${part.script}\``,
        ...[part.passed, part.failed, part.seconds].map(String),
      ]),
    ),
    ...parts.flatMap(({ script, details }) =>
      details.length === 0 ? [] : ['', `### ${script}`, '', ...details.map((line) => `- ${line}`)],
    ),
    '',
    '## What was not proven',
    '',
    ...notProven.map((line) => `- ${line}`),
    '',
  ].join('\n');
}

function table(head: string[], rows: string[][]): string[] {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '-')), ...rows.map(line)];
}
