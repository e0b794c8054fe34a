import type { ListItem, PhrasingContent, Root, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { findSourceLocation } from './sourceLocation';

/**
 * Remark plugin: in `<Troubleshooter>`, an item with a list below it becomes a `<details>` with the id of its `<span id>`; any other is a
 * link to a row of a problem, or `#id` alone, which says what the row says. Rows that start with a `<span id>` get that id.
 *
 * @throws Error with file and line of every item that leads nowhere, and of every row that no item leads to
 */
export function connectProblems() {
  return (tree: Root, file: { cwd: string; path: string }): void => {
    const element = tree.children.find(
      (node) => node.type === 'mdxJsxFlowElement' && node.name === 'Troubleshooter',
    );
    if (element === undefined) return;
    const errors: string[] = [];
    const addError = (node: ListItem | TableRow, message: string) =>
      errors.push(`${findSourceLocation(node, file)}: ${message}`);
    const rows = moveAnchors(tree, (row, id) => addError(row, `#${id} is there twice`));
    const reached = new Set<string>();
    visit(element, 'listItem', (item) => {
      item.spread = false;
      if (item.children.length > 1) {
        if (!nestQuestion(item)) addError(item, 'no <span id="…" />');
        return;
      }
      const id = linkAnswer(item, rows);
      if (rows.has(id)) reached.add(id);
      else addError(item, `no problem "${id}"`);
    });
    for (const [id, row] of rows) {
      if (!reached.has(id)) addError(row, `no answer leads to #${id}`);
    }
    if (errors.length > 0) throw new Error(errors.join('\n'));
  };
}

/** Gives the ids of spans to the rows that start with them. */
function moveAnchors(
  tree: Root,
  onTwice: (row: TableRow, id: string) => void,
): Map<string, TableRow> {
  const rows = new Map<string, TableRow>();
  visit(tree, 'tableRow', (row) => {
    const [cell] = row.children;
    const id = cell && takeAnchor(cell.children);
    if (id === undefined) return;
    if (rows.has(id)) onTwice(row, id);
    rows.set(id, row);
    row.data = { ...row.data, hProperties: { id } };
  });
  return rows;
}

/** Takes a `<span id="…" />` out of some words. */
function takeAnchor(words: PhrasingContent[]): string | undefined {
  for (const [index, node] of words.entries()) {
    if (node.type !== 'mdxJsxTextElement' || node.name !== 'span') continue;
    const id = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'id');
    words.splice(index, 1);
    return typeof id?.value === 'string' ? id.value : undefined;
  }
  return undefined;
}

/** Turns an item with a nested list into a `<details>` whose `<summary>` is the first paragraph. */
function nestQuestion(item: ListItem): boolean {
  const [words, ...more] = item.children;
  const id = words?.type === 'paragraph' ? takeAnchor(words.children) : undefined;
  if (words?.type !== 'paragraph' || id === undefined) return false;
  words.data = { hName: 'summary' };
  item.children = [
    {
      type: 'blockquote',
      data: { hName: 'details', hProperties: { id } },
      children: [words, ...more],
    },
  ];
  return true;
}

/** Makes an answer a link, which is an element, because the framework looks for the targets of Markdown links among headings alone. */
function linkAnswer(item: ListItem, rows: ReadonlyMap<string, TableRow>): string {
  const [words] = item.children;
  const [link] = words?.type === 'paragraph' ? words.children : [];
  const id = (link?.type === 'link' ? link.url : toString(item)).replace(/^#/, '');
  const answer: PhrasingContent = {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: [{ type: 'mdxJsxAttribute', name: 'href', value: `#${id}` }],
    // As if an author had written it: MDX puts no component in its place.
    data: { _mdxExplicitJsx: true } as object,
    children: link?.type === 'link' ? link.children : readSymptom(rows.get(id)),
  };
  item.children = [{ type: 'paragraph', children: [answer] }];
  return id;
}

/** What one sees of a problem: the text of the first browser, where each has a line. */
function readSymptom(row: TableRow | undefined): PhrasingContent[] {
  const words = row?.children[0]?.children ?? [];
  const end = words.findIndex((node) => node.type === 'mdxJsxTextElement' && node.name === 'br');
  return structuredClone(end < 0 ? words : words.slice(0, end));
}
