import type { Root, RootContent } from 'mdast';
import { stringifyMarkdown } from './toMarkdown';

/** Characters that a part needs besides its sections: front matter, and the link to the next part. */
const reserve = 1000;

/**
 * Splits a Markdown tree into parts below a limit: at headings of the second and third level; a longer section between its blocks,
 * a longer list between its items, longer code between its lines. What has none of these stays whole.
 */
export function splitAtHeadings({ children }: Root, limit: number): Root[] {
  const sections: RootContent[][] = [];
  for (const node of children) {
    const isStart = node.type === 'heading' && (node.depth === 2 || node.depth === 3);
    const last = sections.at(-1);
    if (last === undefined || isStart) sections.push([node]);
    else last.push(node);
  }
  const maximum = limit - reserve;
  const units = sections.flatMap((section) =>
    lengthOf(section) <= maximum
      ? [section]
      : section.flatMap((block) => splitBlock(block, maximum)).map((block) => [block]),
  );
  const parts: Root[] = [];
  let length = Infinity;
  for (const unit of units) {
    const added = lengthOf(unit);
    const part = parts.at(-1);
    if (part === undefined || length + added > maximum) {
      parts.push({ type: 'root', children: unit });
      length = added;
    } else {
      part.children.push(...unit);
      length += added;
    }
  }
  return parts;
}

function lengthOf(children: RootContent[]): number {
  return stringifyMarkdown({ type: 'root', children }).length;
}

function splitBlock(block: RootContent, maximum: number): RootContent[] {
  if (lengthOf([block]) <= maximum) return [block];
  if (block.type === 'list') {
    return block.children.flatMap(({ children, ...item }, index) =>
      children
        .flatMap((inner) => splitBlock(inner, maximum - 100) as typeof children)
        .map((inner) => ({
          ...block,
          ...(block.ordered && { start: (block.start ?? 1) + index }),
          children: [{ ...item, children: [inner] }],
        })),
    );
  }
  if (block.type === 'code') {
    const pieces: string[] = [];
    for (const line of block.value.split('\n')) {
      const last = pieces.at(-1);
      if (last === undefined || last.length + line.length > maximum - 100) pieces.push(line);
      else pieces[pieces.length - 1] = `${last}\n${line}`;
    }
    return pieces.map((value) => ({ ...block, value }));
  }
  return [block];
}
