import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readShownFile } from './readShownFile';

/** A fenced block of code as readers see it. */
export interface Fence {
  /** '' for plain text. */
  language: string;
  title?: string | undefined;
  /** 1-based. */
  highlightedLines: number[];
  /** What `file=` names: a file of the repository, or a region of it. */
  shown?: { reference: string; file: string };
  /** The code, which is that of the shown file or region if there is one. */
  text: string;
  /** Line of the page on which the fence opens. */
  line: number;
  /** Why the page cannot be built with this fence. */
  problem?: string | undefined;
}

/**
 * All fences of a page, in order. Errors are returned, so that a caller can report those of all pages at once.
 *
 * @param siteDir folder that the paths of shown files are relative to
 */
export function listFences(tree: Root, siteDir: string): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'code', (node) => void fences.push(readFence(node, siteDir)));
  return fences;
}

/** One fence of a page. */
export function readFence({ lang, meta, value, position }: Code, siteDir: string): Fence {
  const { file, title, highlightedLines, problem } = parseFenceMeta(meta ?? '');
  const line = position?.start.line ?? 1;
  const fence: Fence = {
    language: lang ?? '',
    title,
    highlightedLines,
    text: value,
    line,
    problem,
  };
  if (file !== undefined) {
    fence.shown = { reference: file, file: file.replace(/#.*/, '') };
    try {
      if (value.trim() !== '') throw new Error('a fence that shows a file must be empty');
      fence.text = readShownFile(file, siteDir);
    } catch (error) {
      fence.problem ??= `file=${file}: ${(error as Error).message}`;
    }
  }
  const lines = fence.text.split('\n');
  const empty = highlightedLines.find((number) => !lines[number - 1]?.trim());
  if (empty !== undefined) fence.problem ??= `cannot highlight line ${empty}: it is empty`;
  return fence;
}

/** Options of a fence: what follows the language in its info string. */
export interface FenceMeta {
  /** `path#region` of the file to show. */
  file?: string | undefined;
  title?: string | undefined;
  /** 1-based. */
  highlightedLines: number[];
  /** What is wrong with the options. */
  problem?: string | undefined;
}

/** Reads `file=path#region`, `title="…"` and `{1,3-4}`; anything else is a problem, so that no misspelt option is ignored. */
export function parseFenceMeta(meta: string): FenceMeta {
  let rest = meta;
  const take = (option: RegExp) => {
    const [found = '', value] = option.exec(rest) ?? [];
    rest = rest.replace(found, '');
    return value;
  };
  const title = take(/\btitle="([^"]*)"/);
  const file = take(/\bfile=(\S+)/);
  const ranges = take(/\{([\d,\s-]+)\}/)?.split(',') ?? [];
  const badRange = ranges.find((range) => expandRange(range).length === 0);
  const unknown = rest.trim();
  const problem =
    badRange === undefined ? `unknown fence option "${unknown}"` : `bad line range "${badRange}"`;
  return {
    file,
    title,
    highlightedLines: ranges.flatMap(expandRange),
    problem: unknown !== '' || badRange !== undefined ? problem : undefined,
  };
}

/** Numbers from `3-5` or `3`; none when it is no range. */
function expandRange(range: string): number[] {
  const [from = NaN, to = from] = range.split('-').map(Number);
  return Number.isInteger(from) && Number.isInteger(to) && from <= to
    ? Array.from({ length: to - from + 1 }, (_, index) => from + index)
    : [];
}
