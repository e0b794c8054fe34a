import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Problem } from '@aifindr-docs/api-reference/Problem';
import { listStringAttributes, type SourcePage } from './parseSourcePage';

/** Allowed length of a description in characters; search engines cut longer ones. */
const descriptionLength = { minimum: 70, maximum: 160 };

type Report = (line: number | undefined, message: string) => void;

/** Finds wrong front matter, duplicate ids and unclosed admonitions, of which a build does not warn, and fences that make a build fail. */
export function checkPage(page: SourcePage): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (line = 1, message) => problems.push({ file: page.file, line, message });
  const isPartial = page.file.split('/').some((name) => name.startsWith('_'));
  if (!isPartial) checkTitleAndDescription(page, report);
  reportDuplicateIds(page, report);
  reportUnclosedAdmonitions(page, report);
  for (const { line, error } of page.fences) if (error !== undefined) report(line, error);
  return problems;
}

/** Search engines, link previews and the search dialog show them. */
function checkTitleAndDescription({ frontMatter }: SourcePage, report: Report): void {
  const { title, description = '' } = frontMatter.values;
  const { minimum, maximum } = descriptionLength;
  const { length } = String(description);
  if (typeof title !== 'string' || title === '') {
    report(frontMatter.lines.title, 'no title: add `title: …` to the front matter');
  }
  if (length < minimum || length > maximum) {
    const message = `a description of ${length} characters; ${minimum} to ${maximum} are shown`;
    report(frontMatter.lines.description, message);
  }
}

/** Links reach only the first of two elements with the same id. */
function reportDuplicateIds({ tree }: SourcePage, report: Report): void {
  const linesById = new Map<string, number>();
  const addOrReportId = (id: string, line: number): void => {
    if (linesById.has(id)) report(line, `the id "${id}" is that of line ${linesById.get(id)} too`);
    else linesById.set(id, line);
  };
  visit(tree, (node) => {
    if (node.type === 'heading') {
      // Headings without an explicit id must differ in their text, because Docusaurus would number their ids (`a`, `a-1`).
      const id = node.data?.hProperties?.id ?? toString(node);
      addOrReportId(String(id), node.position?.start.line ?? 1);
    }
    for (const { name, value, line } of listStringAttributes(node)) {
      if (name === 'id') addOrReportId(value, line);
    }
  });
}

/** The parser ends an admonition without a closing `:::` with its parent, and reports no error. */
function reportUnclosedAdmonitions({ text, tree }: SourcePage, report: Report): void {
  const lines = text.split('\n');
  visit(tree, 'containerDirective', ({ name, position }) => {
    const lastLine = lines[(position?.end.line ?? 1) - 1] ?? '';
    if (!/^[\s>]*:{3,}\s*$/.test(lastLine)) {
      report(position?.start.line, `:::${name} is never closed: add a line with :::`);
    }
  });
}
