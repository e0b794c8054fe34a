import { execFileSync } from 'node:child_process';

/** Day of the last change of each file, by its path in the repository. */
export type ChangeDates = ReadonlyMap<string, string>;

/** Reads those days from the history, in one pass; none where there is no history (an archive of the files, say). */
export function readChangeDates(siteDir: string): ChangeDates {
  const dates = new Map<string, string>();
  let day = '';
  for (const line of readHistory(siteDir).split('\n')) {
    if (line.startsWith('@')) {
      day = new Date(Number(line.slice(1)) * 1000).toISOString().slice(0, 10);
    } else if (line !== '' && !dates.has(line)) {
      dates.set(line, day);
    }
  }
  return dates;
}

function readHistory(siteDir: string): string {
  try {
    return execFileSync(
      'git',
      [
        '-c',
        'core.quotePath=off',
        'log',
        '--format=@%ct',
        '--name-only',
        '--no-renames',
        '--relative',
        '--',
        'docs',
        'src',
        'examples/swagger.yaml',
        'sidebars.ts',
      ],
      { cwd: siteDir, encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'ignore'] },
    );
  } catch {
    return '';
  }
}

/**
 * Day on which what a page shows was last changed.
 *
 * @param source file that the page is made from, relative to the repository; without one the page lists what the sidebars hold
 */
export function findChangeDate(source: string | undefined, dates: ChangeDates): string | undefined {
  return listSources(source)
    .flatMap((file) => dates.get(file) ?? [])
    .sort()
    .at(-1);
}

/** Pages of the API are generated: their sources are the contract and, where there is one, the prose beside it. */
function listSources(source: string | undefined): string[] {
  if (source === undefined) {
    return ['sidebars.ts'];
  }
  const [, name] = /^docs\/api\/([^/.]+)/.exec(source) ?? [];
  return name === undefined ? [source] : ['examples/swagger.yaml', `docs/_api/${name}.mdx`];
}
