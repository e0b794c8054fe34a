import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseFenceMeta } from './parseFenceMeta';
import { readShownFile } from './readShownFile';

/** A fenced block of code as readers see it. */
export interface Fence {
  /** '' for plain text. */
  language: string;
  title?: string;
  /** 1-based. */
  highlightedLines: number[];
  /** What `file=` names: a file of the repository, or a region of it. */
  shown?: { reference: string; file: string };
  /** The code, which is that of the shown file or region if there is one. */
  text: string;
  /** Line of the page on which the fence opens. */
  line: number;
  /** Why the page cannot be built with this fence. */
  problem?: string;
}

/**
 * All fences of a page, in order. Errors are returned, so that a caller can report those of all pages at once.
 *
 * @param siteDir folder that the paths of shown files are relative to
 */
export function listFences(tree: Root, siteDir: string): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'code', (node) => {
    fences.push(readFence(node, siteDir));
  });
  return fences;
}

/** One fence of a page. */
export function readFence(node: Code, siteDir: string): Fence {
  const { file: reference, title, highlightedLines, problem } = parseFenceMeta(node.meta ?? '');
  const fence: Fence = {
    language: node.lang ?? '',
    highlightedLines,
    text: node.value,
    line: node.position?.start.line ?? 1,
    ...(title !== undefined && { title }),
    ...(problem !== undefined && { problem }),
  };
  if (reference !== undefined) {
    fence.shown = { reference, file: reference.replace(/#.*/, '') };
    if (node.value.trim() !== '') {
      fence.problem ??= `file=${reference}: a fence that shows a file must be empty`;
    } else {
      try {
        fence.text = readShownFile(reference, siteDir);
      } catch (error) {
        fence.problem ??= `file=${reference}: ${(error as Error).message}`;
      }
    }
  }
  const lines = fence.text.split('\n');
  const empty = highlightedLines.find((number) => !lines[number - 1]?.trim());
  if (empty !== undefined) {
    fence.problem ??= `cannot highlight line ${empty}: it is empty`;
  }
  return fence;
}
