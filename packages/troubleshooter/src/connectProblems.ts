import type { ListItem, PhrasingContent, Root, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { findSourceLocation } from './sourceLocation';

/**
 * Remark plugin for `<Troubleshooter>`. An item with a nested list becomes a `<details>` with the id of its `<span id>`, and any other item
 * becomes a link to a row. An item that is only `#id` gets the first line of that row as its text. Rows that start with a `<span id>` get
 * its id.
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
    const rows = moveIdsToRows(tree, (row, id) => addError(row, `#${id} is there twice`));
    const linkedIds = new Set<string>();
    visit(element, 'listItem', (item) => {
      item.spread = false;
      if (item.children.length > 1) {
        if (!renderQuestion(item)) addError(item, 'no <span id="…" />');
        return;
      }
      const id = renderLink(item, rows);
      if (rows.has(id)) linkedIds.add(id);
      else addError(item, `no problem "${id}"`);
    });
    for (const [id, row] of rows) {
      if (!linkedIds.has(id)) addError(row, `no answer leads to #${id}`);
    }
    if (errors.length > 0) throw new Error(errors.join('\n'));
  };
}

/** Moves the id of the span that a row starts with to the row, and returns the rows by their ids. */
function moveIdsToRows(
  tree: Root,
  onDuplicate: (row: TableRow, id: string) => void,
): Map<string, TableRow> {
  const rows = new Map<string, TableRow>();
  visit(tree, 'tableRow', (row) => {
    const [cell] = row.children;
    const id = cell && removeAnchor(cell.children);
    if (id === undefined) return;
    if (rows.has(id)) onDuplicate(row, id);
    rows.set(id, row);
    row.data = { ...row.data, hProperties: { id } };
  });
  return rows;
}

/** Removes the first `<span id="…" />` from inline nodes and returns its id. */
function removeAnchor(nodes: PhrasingContent[]): string | undefined {
  for (const [index, node] of nodes.entries()) {
    if (node.type !== 'mdxJsxTextElement' || node.name !== 'span') continue;
    const id = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'id');
    nodes.splice(index, 1);
    return typeof id?.value === 'string' ? id.value : undefined;
  }
  return undefined;
}

/**
 * Turns an item with a nested list into a `<details>` whose `<summary>` is the first paragraph.
 *
 * @returns false where the paragraph has no id
 */
function renderQuestion(item: ListItem): boolean {
  const [summary, ...answers] = item.children;
  const id = summary?.type === 'paragraph' ? removeAnchor(summary.children) : undefined;
  if (summary?.type !== 'paragraph' || id === undefined) return false;
  summary.data = { hName: 'summary' };
  item.children = [
    {
      type: 'blockquote',
      data: { hName: 'details', hProperties: { id } },
      children: [summary, ...answers],
    },
  ];
  return true;
}

/**
 * Turns an item into a link to a row and returns the id of the row. The link is an element, because the framework looks for the targets of
 * Markdown links among headings alone.
 */
function renderLink(item: ListItem, rows: ReadonlyMap<string, TableRow>): string {
  const [paragraph] = item.children;
  const [link] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const id = (link?.type === 'link' ? link.url : toString(item)).replace(/^#/, '');
  const element: PhrasingContent = {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: [{ type: 'mdxJsxAttribute', name: 'href', value: `#${id}` }],
    // The element is marked as written by an author, so that MDX does not replace it with a component.
    data: { _mdxExplicitJsx: true } as object,
    children: link?.type === 'link' ? link.children : copySymptom(rows.get(id)),
  };
  item.children = [{ type: 'paragraph', children: [element] }];
  return id;
}

/** Copies what the first cell of a row says in its first line, which is the text of the first browser. */
function copySymptom(row: TableRow | undefined): PhrasingContent[] {
  const nodes = row?.children[0]?.children ?? [];
  const end = nodes.findIndex((node) => node.type === 'mdxJsxTextElement' && node.name === 'br');
  return structuredClone(end < 0 ? nodes : nodes.slice(0, end));
}
