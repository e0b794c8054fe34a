import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readFence } from './mdx/listFences';

/** Options of the remark plugin. */
export interface IncludeOptions {
  /** Folder that the paths of shown files are relative to. */
  siteDir: string;
}

/**
 * Remark plugin: an empty fence with `file=path#region` gets the text of that region of that file.
 *
 * @throws Error with page, line and reason of every fence that cannot be shown
 */
export function includeRegions({ siteDir }: IncludeOptions) {
  return (tree: Root, file: VFile): void => {
    const problems: string[] = [];
    visit(tree, 'code', (node) => {
      const { text, line, problem } = readFence(node, siteDir);
      if (problem !== undefined) {
        problems.push(`${path.relative(siteDir, file.path)}:${line}: ${problem}`);
      }
      node.value = text;
    });
    if (problems.length > 0) {
      throw new Error(problems.join('\n'));
    }
  };
}
