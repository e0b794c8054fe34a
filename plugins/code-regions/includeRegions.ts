import path from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readShown } from './readShown';
import { RegionError } from './readRegion';

const fileMeta = /(?:^|\s)file=(\S+)/;

/**
 * Remark plugin: an empty fence with `file=path#region` in its meta shows that region of that file,
 * so that what a page shows is what the tests run. Paths are relative to the site's folder.
 *
 * @throws Error naming page, line and file when the file or the region is missing, or the fence has a body too
 */
export function includeRegions() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node) => {
      const reference = fileMeta.exec(node.meta ?? '')?.[1];
      if (reference !== undefined) {
        include(node, reference, file);
      }
    });
  };
}

function include(node: Code, reference: string, page: VFile): void {
  const place = `${path.relative(page.cwd, page.path)}:${node.position?.start.line ?? 1}`;
  const fail = (problem: string, cause?: unknown) =>
    new Error(`${place}: file=${reference}: ${problem}`, { cause });
  if (node.value.trim() !== '') {
    throw fail('a fence that shows a file has no text of its own');
  }
  try {
    node.value = readShown(reference, page.cwd);
  } catch (error) {
    if (error instanceof RegionError) {
      throw fail(error.message, error);
    }
    throw error;
  }
  node.meta = (node.meta ?? '').replace(fileMeta, '').trim();
}
