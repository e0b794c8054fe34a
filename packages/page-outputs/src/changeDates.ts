import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Day (ISO 8601, UTC) of the last commit of each file, by its path relative to the site's folder. */
export type ChangeDates = ReadonlyMap<string, string>;

/** What pages that are no files of the repository are made from. Paths are relative to the site's folder. */
export interface DateSources {
  /** Files that generated pages are made from, by the folder of those pages; `[name]` is replaced by the name of a page. */
  generatedFrom: Readonly<Record<string, readonly string[]>>;
  /** Files that define the pages without a source file: the lists of the pages of a category. */
  listsFrom: readonly string[];
}

/** The dates of each site, which the pages need first and the outputs again. */
const known = new Map<string, ChangeDates>();

/** Those days, read once from the git history in one pass; empty where there is no history, as in an archive of the files. */
export function recallChangeDates(siteDir: string): ChangeDates {
  const dates = known.get(siteDir) ?? readChangeDates(siteDir);
  known.set(siteDir, dates);
  return dates;
}

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
  const log = ['log', '--format=@%ct', '--name-only', '--no-renames', '--relative'];
  try {
    return execFileSync('git', ['-c', 'core.quotePath=off', ...log], {
      cwd: siteDir,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

/**
 * Day on which what a page shows was last changed.
 *
 * @param source file that the page is made from; a generated page has several sources, a list of pages has none
 */
export function findChangeDate(
  source: string | undefined,
  dates: ChangeDates,
  options: DateSources,
): string | undefined {
  return listSources(source, options)
    .flatMap((file) => dates.get(file) ?? [])
    .sort()
    .at(-1);
}

function listSources(
  source: string | undefined,
  { generatedFrom, listsFrom }: DateSources,
): readonly string[] {
  if (source === undefined) return listsFrom;
  const { dir, name } = path.posix.parse(source);
  const base = name.replace(/\..*$/, '');
  return generatedFrom[dir]?.map((file) => file.replace('[name]', base)) ?? [source];
}
