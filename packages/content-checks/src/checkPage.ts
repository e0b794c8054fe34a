import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from './Diagnostic';
import { listAttributes, type SourcePage } from './readPages';

/** Characters of a description: what search engines show of one. */
const descriptionLength = { from: 70, to: 160 };

type Report = (line: number | undefined, message: string) => void;

/** What the framework builds without a word: no title or description, an id that is there twice, a notice without an end. */
export function checkPage(page: SourcePage): Diagnostic[] {
  const found: Diagnostic[] = [];
  const report: Report = (line = 1, message) => found.push({ file: page.file, line, message });
  // A part of pages has none.
  if (!/(^|\/)_/.test(page.file)) checkFrontMatter(page, report);
  checkTree(page, report);
  for (const { line, error } of page.fences) if (error) report(line, error);
  return found;
}

/** Title and description are a page's entry in search engines, cards and the search dialog. */
function checkFrontMatter({ frontMatter: { values, lines } }: SourcePage, report: Report): void {
  const { title, description = '' } = values;
  const { from, to } = descriptionLength;
  const { length } = String(description);
  if (typeof title !== 'string' || title === '') {
    report(lines.title, 'no title: add `title: …` to the front matter');
  }
  if (length < from || length > to) {
    report(lines.description, `a description of ${length} characters; ${from} to ${to} are shown`);
  }
}

/** Links reach only the first of two headings or elements with one id; a notice without an end swallows the rest of the page. */
function checkTree({ text, tree }: SourcePage, report: Report): void {
  const lines = text.split('\n');
  const ids = new Map<string, number>();
  const addId = (id: string, line: number) => {
    if (ids.has(id)) report(line, `the id "${id}" is that of line ${ids.get(id)} too`);
    else ids.set(id, line);
  };
  visit(tree, (node) => {
    const { start: { line = 1 } = {}, end } = node.position ?? {};
    if (node.type === 'heading') {
      addId(String(node.data?.hProperties?.id ?? toString(node)), line);
    }
    for (const { name, value } of listAttributes(node)) if (name === 'id') addId(value, line);
    const last = lines[(end?.line ?? 1) - 1] ?? '';
    if (node.type === 'containerDirective' && !/^\s*(?:>\s*)*:{3,}\s*$/.test(last)) {
      report(line, `:::${node.name} is never closed: add a line with :::`);
    }
  });
}
