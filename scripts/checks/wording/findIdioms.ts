import ts from 'typescript';
import type { Finding } from '../Finding';
import { idioms } from './idioms';

/** A piece of prose and the line it starts on. */
interface Prose {
  line: number;
  text: string;
}

/** Finds idioms in the comments and test titles of TypeScript, JavaScript and CSS, and in all of Markdown but its code. */
export function findIdioms(file: string, text: string): Finding[] {
  const whole = joinLines(text);
  // Parsing takes most of the time, and few files have an idiom anywhere.
  const found = idioms.filter(({ pattern }) => globally(pattern).test(whole));
  if (found.length === 0) return [];
  return listProse(file, text).flatMap(({ line, text: prose }) =>
    found.flatMap(({ pattern, standard }) =>
      [...joinLines(prose).matchAll(globally(pattern))].map(({ 0: idiom, index }) => ({
        file,
        line: line + countLines(prose.slice(0, index)),
        message: `"${idiom.replace(/\s+/g, ' ')}": use ${standard}`,
      })),
    ),
  );
}

/** A comment may break an idiom over two lines. */
const joinLines = (text: string) => text.replace(/\n\s*(\*|\/\/)? ?/g, keepLength);

const keepLength = (found: string) => ' '.repeat(found.length);
const countLines = (text: string) => text.split('\n').length - 1;
const globally = ({ source, flags }: RegExp) =>
  new RegExp(source.replaceAll(' ', '\\s+'), `${flags}g`);

function listProse(file: string, text: string): Prose[] {
  if (file.endsWith('.md')) return [{ line: 1, text: text.replace(/^```[^]*?^```/gm, blankOut) }];
  if (file.endsWith('.css')) {
    return [...text.matchAll(/\/\*[^]*?\*\//g)].map(({ 0: comment, index }) => ({
      line: 1 + countLines(text.slice(0, index)),
      text: comment,
    }));
  }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const ranges = new Map<number, ts.TextRange>();
  const visit = (node: ts.Node): void => {
    const title = readTestTitle(node, source);
    const comments = ts.isJsxText(node)
      ? []
      : [
          ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
          ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
        ];
    for (const range of [...comments, ...(title ? [title] : [])]) ranges.set(range.pos, range);
    node.getChildren(source).forEach(visit);
  };
  visit(source);
  return [...ranges.values()].map(({ pos, end }) => ({
    line: 1 + source.getLineAndCharacterOfPosition(pos).line,
    text: text.slice(pos, end),
  }));
}

const blankOut = (found: string) => found.replace(/[^\n]/g, ' ');

/** Title of `test('…')`, `describe('…')` and `test.each(…)('…')`; undefined for other nodes. */
function readTestTitle(node: ts.Node, source: ts.SourceFile): ts.TextRange | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const [title] = node.arguments;
  const isTest = /^(test|it|describe)\b/.test(node.expression.getText(source));
  const isText = title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
  return isTest && isText ? { pos: title.getStart(source), end: title.end } : undefined;
}
