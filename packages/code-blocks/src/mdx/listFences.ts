import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parsePage } from './parsePage';
import { readShownCode } from './readShownCode';

/** A fenced code block, with the options of its info string. */
export interface Fence {
  /** '' if the fence names none. */
  language: string;
  title?: string | undefined;
  /** Line numbers in `text`, counted from 1. */
  highlightedLines: number[];
  /** The code of the fence, or of the file that it shows if that can be read. */
  text: string;
  /** `reference` is the value of `file=`, which may end with `#` and a region or member; `file` is the path in it. */
  source?: { reference: string; file: string };
  /** Line of the page on which the fence opens. */
  line: number;
  /** What is wrong with the options or the shown file; undefined if nothing is. The language is checked later. */
  error?: string | undefined;
}

/**
 * Lists all fences of a page, in order. Errors are returned with their fence, so that a caller can report those of all pages at once.
 *
 * @param siteDir folder that the paths of shown files are relative to
 */
export function listFences(tree: Root, siteDir: string): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'code', ({ lang, meta, value, position }) => {
    const block = { language: lang ?? '', text: value, line: position?.start.line ?? 1 };
    fences.push(readFence(block, meta ?? '', siteDir));
  });
  return fences;
}

/** Lists the absolute paths of the files that a page shows, missing ones included; none for a page that does not parse. */
export function listShownFilePaths(pageText: string, siteDir: string): string[] {
  try {
    const sources = listFences(parsePage(pageText), siteDir).flatMap(({ source }) => source ?? []);
    return sources.map(({ file }) => path.resolve(siteDir, file));
  } catch {
    // The MDX loader reports the error, and the page is loaded again when it has been corrected.
    return [];
  }
}

/**
 * Reads the options of a fence and the file that it shows. The `error` of the result says what is wrong with them.
 *
 * @param meta the part of the info string after the language
 */
export function readFence(
  block: Pick<Fence, 'language' | 'text' | 'line'>,
  meta: string,
  siteDir: string,
): Fence {
  const { file: reference, title, highlightedLines, error } = parseFenceMeta(meta);
  const fence: Fence = { ...block, title, highlightedLines, error };
  if (reference !== undefined) {
    const [file = ''] = reference.split('#', 1);
    fence.source = { reference, file };
    try {
      if (block.text.trim() !== '') throw new Error('a fence that shows a file must be empty');
      fence.text = readShownCode(reference, siteDir);
    } catch (cause) {
      fence.error ??= `file=${reference}: ${(cause as Error).message}`;
    }
  }
  const lines = fence.text.split('\n');
  const emptyLine = highlightedLines.find((number) => !lines[number - 1]?.trim());
  if (emptyLine !== undefined) fence.error ??= `cannot highlight line ${emptyLine}: it is empty`;
  return fence;
}

/** Options of a fence, which follow the language in its info string. `file` is the value of `file=`. */
type FenceMeta = Pick<Fence, 'title' | 'highlightedLines' | 'error'> & { file?: string };

const optionPattern =
  /title="(?<title>[^"]*)"|file=(?<file>\S+)|\{(?<ranges>[^}]*)\}|(?<unknown>\S+)/g;

/** Parses `file=…`, `title="…"` and `{1,3-4}`; anything else sets `error`, so that no misspelt option is ignored. */
export function parseFenceMeta(meta: string): FenceMeta {
  const fenceMeta: FenceMeta = { highlightedLines: [] };
  for (const { groups: { title, file, ranges, unknown } = {} } of meta.matchAll(optionPattern)) {
    if (title !== undefined) fenceMeta.title = title;
    if (file !== undefined) fenceMeta.file = file;
    if (unknown !== undefined) fenceMeta.error ??= `unknown fence option "${unknown}"`;
    for (const range of ranges?.split(',') ?? []) {
      const lines = expandValidRange(range);
      if (lines.length === 0) fenceMeta.error ??= `bad line range "${range}"`;
      fenceMeta.highlightedLines.push(...lines);
    }
  }
  return fenceMeta;
}

/** Lists the numbers of a range such as `3-5` or `3`; none if a bound is no integer or the bounds descend. */
function expandValidRange(range: string): number[] {
  const [from = NaN, to = from] = range.split('-').map(Number);
  return Number.isInteger(from) && Number.isInteger(to) && from <= to
    ? Array.from({ length: to - from + 1 }, (_, index) => from + index)
    : [];
}
