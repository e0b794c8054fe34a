import type { ListItem, Nodes, PhrasingContent, Root, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** What the plugin uses of the `VFile`. */
interface SourceFile {
  /** Throws an error with the path of the file and the position of the node. */
  fail: (reason: string, place: Nodes) => never;
}

/**
 * Remark plugin for `<Troubleshooter>`. A table row gets the id of the `<span id>` in its first cell. An item of several blocks, such
 * as a text and a nested list, gets a `<details>` around its content, with the id of its `<span id>`. Any other item becomes a link to a
 * row; if the item is only `#id`, the text of the link is the first line of the row's first cell.
 *
 * @throws Error with file and line of an item that links to no row, a question without id, an unlinked row with id, or an id of two rows
 */
export function linkQuestionsToRows(): (tree: Root, file: SourceFile) => void {
  return (tree, file) => {
    const element = tree.children.find(
      (node) => node.type === 'mdxJsxFlowElement' && node.name === 'Troubleshooter',
    );
    if (element === undefined) return;
    const rows = new Map<string, TableRow>();
    visit(tree, 'tableRow', (row) => {
      const id = row.children[0] && removeSpanAndReturnId(row.children[0].children);
      if (id === undefined) return;
      if (rows.has(id)) file.fail(`#${id} is there twice`, row);
      rows.set(id, row);
      row.data = { hProperties: { id } };
    });
    const linkedIds = new Set<string>();
    visit(element, 'listItem', (item) => {
      item.spread = false;
      if (item.children.length > 1) wrapInDetails(item, file);
      else linkedIds.add(replaceWithRowLink(item, rows, file));
    });
    for (const [id, row] of rows) {
      if (!linkedIds.has(id)) file.fail(`no answer leads to #${id}`, row);
    }
  };
}

/** Removes the first `<span>` from inline nodes and returns its id. */
function removeSpanAndReturnId(nodes: PhrasingContent[]): string | undefined {
  for (const [index, node] of nodes.entries()) {
    if (node.type !== 'mdxJsxTextElement' || node.name !== 'span') continue;
    const id = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'id');
    nodes.splice(index, 1);
    return typeof id?.value === 'string' ? id.value : undefined;
  }
  return undefined;
}

/** Wraps the content of an item in a `<details>`, with the first paragraph as `<summary>`. */
function wrapInDetails(item: ListItem, file: SourceFile): void {
  const { children } = item;
  const [summary] = children;
  const id = summary?.type === 'paragraph' ? removeSpanAndReturnId(summary.children) : undefined;
  if (summary === undefined || id === undefined) file.fail('no <span id="…" />', item);
  summary.data = { hName: 'summary' };
  const data = { hName: 'details', hProperties: { id } };
  item.children = [{ type: 'blockquote', data, children }];
}

/**
 * Replaces the content of an item with a link to a row, and returns the id of the row. The link is a JSX element, because Docusaurus would
 * report a Markdown link as broken: it does not know the ids of rows as anchors.
 */
function replaceWithRowLink(
  item: ListItem,
  rowsById: ReadonlyMap<string, TableRow>,
  file: SourceFile,
): string {
  const [paragraph] = item.children;
  const [link] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const id = (link?.type === 'link' ? link.url : toString(item)).replace(/^#/, '');
  const row = rowsById.get(id) ?? file.fail(`no problem "${id}"`, item);
  const element: PhrasingContent = {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: [{ type: 'mdxJsxAttribute', name: 'href', value: `#${id}` }],
    // The element is marked as written by an author, so that MDX does not replace it with a component.
    data: { _mdxExplicitJsx: true } as object,
    children: link?.type === 'link' ? link.children : copyFirstLine(row),
  };
  item.children = [{ type: 'paragraph', children: [element] }];
  return id;
}

/** Copies the nodes of the first line in the first cell of a row. Further lines have other messages, such as those of other browsers. */
function copyFirstLine(row: TableRow): PhrasingContent[] {
  const nodes = row.children[0]?.children ?? [];
  const end = nodes.findIndex((node) => node.type === 'mdxJsxTextElement' && node.name === 'br');
  return structuredClone(end < 0 ? nodes : nodes.slice(0, end));
}
