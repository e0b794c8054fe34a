import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { formatProblem, type Problem } from '@aifindr-docs/api-reference/Problem';
import { type Fence, listFences } from '@aifindr-docs/code-blocks/mdx/listFences';
import { parsePage } from '@aifindr-docs/code-blocks/mdx/parsePage';

/** A Markdown text that readers see: a page, a text of the OpenAPI document, or comments of shown code. */
export interface MarkdownText {
  /** Path in the repository; if the text is of shown code, `#` and a region or member may follow. */
  file: string;
  /** Line of the file on which the text starts; for comments of a region or member, 1. */
  line: number;
  text: string;
  tree: Root;
}

/** A page whose MDX source is parsed, with its fences and its front matter. */
export interface SourcePage extends MarkdownText {
  fences: Fence[];
  frontMatter: FrontMatter;
}

/** The front matter of a page: its values, and the line of the page on which each key stands. */
interface FrontMatter {
  values: Readonly<Record<string, unknown>>;
  lines: Readonly<Record<string, number>>;
}

export class ParseError extends Error {
  constructor(
    readonly problem: Problem,
    options?: ErrorOptions,
  ) {
    super(formatProblem(problem), options);
  }
}

/** Lists the Markdown and MDX files of the page folders, except those in `excludedFolder`. */
export function listPageFiles(
  siteDir: string,
  pageFolders: readonly string[],
  excludedFolder: string,
): string[] {
  return pageFolders
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
        .sort(),
    )
    .filter((file) => ['.md', '.mdx'].includes(path.extname(file)))
    .filter((file) => !file.startsWith(`${excludedFolder}/`));
}

/** Lists the attributes of a JSX element whose values are strings; the list is empty for any other node. */
export function listStringAttributes(node: Nodes): { name: string; value: string; line: number }[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) => {
    const { type, value } = attribute;
    if (type !== 'mdxJsxAttribute' || typeof value !== 'string') return [];
    const { start } = attribute.position ?? node.position ?? {};
    return { name: attribute.name, value, line: start?.line ?? 1 };
  });
}

/**
 * Parses a page, and reads the files that its fences show.
 *
 * @param file path in the repository
 * @throws ParseError if the page or its front matter cannot be parsed
 */
export function parseSourcePage(file: string, text: string, siteDir: string): SourcePage {
  const tree = parseMdxTreeOrThrow(file, text);
  const fences = listFences(tree, siteDir);
  return { file, line: 1, text, tree, fences, frontMatter: parseFrontMatter(file, tree) };
}

function parseMdxTreeOrThrow(file: string, text: string): Root {
  try {
    return parsePage(text);
  } catch (cause) {
    const { line, reason = String(cause) } = cause as { line?: number; reason?: string };
    // The error for an unclosed JSX element has its line only in the text of `reason`.
    const lineInReason = /\((\d+):\d+/.exec(reason)?.[1];
    const problem = { file, line: line ?? Number(lineInReason ?? 1), message: reason };
    throw new ParseError(problem, { cause });
  }
}

function parseFrontMatter(file: string, { children: [first] }: Root): FrontMatter {
  const lineCounter = new LineCounter();
  const document = parseDocument(first?.type === 'yaml' ? first.value : '', { lineCounter });
  // The first line of the page is the delimiter of the front matter.
  const toPageLine = (yamlLine: number): number => yamlLine + 1;
  const [cause] = document.errors;
  if (cause) {
    const [reason = ''] = cause.message.split(/ at line \d+|\n/);
    const message = `the front matter is no YAML: ${reason}. A text with ": " or " #" needs quotes`;
    const line = toPageLine(cause.linePos?.[0].line ?? 1);
    throw new ParseError({ file, line, message }, { cause });
  }
  const items = isMap(document.contents) ? document.contents.items : [];
  const lines = items.flatMap(({ key }) => {
    if (!isScalar(key)) return [];
    const { line } = lineCounter.linePos(key.range?.[0] ?? 0);
    return [[String(key.value), toPageLine(line)] as const];
  });
  return {
    values: (document.toJS() ?? {}) as FrontMatter['values'],
    lines: Object.fromEntries(lines),
  };
}
