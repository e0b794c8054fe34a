import type { Root } from 'mdast';
import { stringifyMarkdown } from './toMarkdown';

/** Characters that a part needs besides its sections: front matter, and the link to the next part. */
const reserve = 1000;

/** Splits a Markdown tree at headings of the second and third level into parts below a limit; a section itself is never split. */
export function splitAtHeadings({ children }: Root, limit: number): Root[] {
  const sections: Root[] = [];
  for (const node of children) {
    const isStart = node.type === 'heading' && (node.depth === 2 || node.depth === 3);
    const last = sections.at(-1);
    if (last === undefined || isStart) sections.push({ type: 'root', children: [node] });
    else last.children.push(node);
  }
  const parts: Root[] = [];
  let length = Infinity;
  for (const section of sections) {
    const added = stringifyMarkdown(section).length;
    const part = parts.at(-1);
    if (part === undefined || length + added > limit - reserve) {
      parts.push(section);
      length = added;
    } else {
      part.children.push(...section.children);
      length += added;
    }
  }
  return parts;
}
