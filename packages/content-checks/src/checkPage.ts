import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from './Diagnostic';
import { isPartial, type SourcePage } from './readPages';

/** Characters of a description: what search engines show of one. */
const descriptionLength = { from: 70, to: 160 };

/** What the framework builds without a word: no title or description, an id that is there twice, a notice without an end. */
export function checkPage(page: SourcePage): Diagnostic[] {
  const ofFences = page.fences.flatMap(({ line, problem: message }) =>
    message === undefined ? [] : { file: page.file, line, message },
  );
  return [...checkFrontMatter(page), ...checkIds(page), ...checkNotices(page), ...ofFences];
}

/** Title and description are a page's entry in search engines, cards and the search dialog. */
function checkFrontMatter({ file, frontMatter: { values, lines } }: SourcePage): Diagnostic[] {
  if (isPartial(file)) return [];
  const { title, description = '' } = values;
  const { from, to } = descriptionLength;
  const length = String(description).length;
  const diagnostics: Diagnostic[] = [];
  if (typeof title !== 'string' || title === '') {
    const message = 'no title: add `title: …` to the front matter';
    diagnostics.push({ file, line: lines.title ?? 1, message });
  }
  if (length < from || length > to) {
    const message = `a description of ${length} characters; ${from} to ${to} are shown`;
    diagnostics.push({ file, line: lines.description ?? 1, message });
  }
  return diagnostics;
}

/** Links reach only the first of two headings or elements with one id. */
function checkIds({ file, text, tree }: SourcePage): Diagnostic[] {
  const lines = text.split('\n');
  const firstLine = new Map<string, number>();
  const diagnostics: Diagnostic[] = [];
  const add = (id: string, line: number) => {
    const earlier = firstLine.get(id);
    if (earlier === undefined) firstLine.set(id, line);
    else diagnostics.push({ file, line, message: `the id "${id}" is that of line ${earlier} too` });
  };
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') {
      add(/\{#([\w-]+)\}\s*$/.exec(lines[line - 1] ?? '')?.[1] ?? toString(node), line);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        const isId = attribute.type === 'mdxJsxAttribute' && attribute.name === 'id';
        if (isId && typeof attribute.value === 'string') add(attribute.value, line);
      }
    }
  });
  return diagnostics;
}

/** A notice without an end swallows the rest of the page. */
function checkNotices({ file, text, tree }: SourcePage): Diagnostic[] {
  const lines = text.split('\n');
  const diagnostics: Diagnostic[] = [];
  visit(tree, 'containerDirective', ({ name, position }) => {
    const last = lines[(position?.end.line ?? 1) - 1] ?? '';
    if (/^\s*(?:>\s*)*:{3,}\s*$/.test(last)) return;
    const line = position?.start.line ?? 1;
    diagnostics.push({ file, line, message: `:::${name} is never closed: add a line with :::` });
  });
  return diagnostics;
}
