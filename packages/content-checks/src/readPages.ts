import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { isMap, LineCounter, parseDocument, type Scalar } from 'yaml';
import { type Fence, listFences } from '@aifindr-docs/code-blocks/mdx/listFences';
import { parsePage } from '@aifindr-docs/code-blocks/mdx/parsePage';

/** A Markdown text that readers see: a page, or a description of the contract. */
export interface MarkdownText {
  /** Path in the repository. */
  file: string;
  /** Line of the file on which the text starts. */
  line: number;
  text: string;
  tree: Root;
}

/** An MDX page. */
export interface SourcePage extends MarkdownText {
  fences: Fence[];
  frontMatter: ReturnType<typeof readFrontMatter>;
}

/** Folders with MDX pages, their partials and the sources of generated pages. */
const folders = ['docs', 'src/pages'];

/** Paths in the repository of all pages but those of a folder of generated ones. */
export function listPageFiles(siteDir: string, generated: string): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
        .sort(),
    )
    .filter((file) => /\.mdx?$/.test(file) && !file.startsWith(`${generated}/`));
}

/** Attributes of an element of MDX whose value is a text; none of any other node. */
export function listAttributes(node: Nodes): { name: string; value: string; line: number }[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) => {
    const { type, value } = attribute;
    if (type !== 'mdxJsxAttribute' || typeof value !== 'string') return [];
    const { start } = attribute.position ?? node.position ?? {};
    return { name: attribute.name, value, line: start?.line ?? 1 };
  });
}

/** Parses the page at a path in the repository; throws an error with file, line and reason when that fails. */
export function readSourcePage(file: string, text: string, siteDir: string): SourcePage {
  try {
    const tree = parsePage(text);
    const fences = listFences(tree, siteDir);
    return { file, line: 1, text, tree, fences, frontMatter: readFrontMatter(tree) };
  } catch (cause) {
    const { line, reason } = cause as { line?: number; reason?: string };
    // A component that is never closed has its place in the reason only.
    const place = line ?? /\((\d+):\d+/.exec(reason ?? '')?.[1] ?? 1;
    throw new Error(`${file}:${place}: ${reason ?? String(cause)}`, { cause });
  }
}

/** Values of a page's front matter, and the line of each key. */
function readFrontMatter({ children: [first] }: Root) {
  const lineCounter = new LineCounter();
  const document = parseDocument(first?.type === 'yaml' ? first.value : '', { lineCounter });
  const [error] = document.errors;
  if (error) {
    const [reason = ''] = error.message.split(/ at line \d+|\n/);
    throw Object.assign(error, {
      line: (error.linePos?.[0].line ?? 1) + 1,
      reason: `the front matter is no YAML: ${reason}. A text with ": " or " #" needs quotes`,
    });
  }
  const items = isMap(document.contents) ? document.contents.items : [];
  const lines = items.map(({ key }) => {
    const { value, range } = key as Scalar<string>;
    return [value, lineCounter.linePos(range?.[0] ?? 0).line + 1] as const;
  });
  const values = (document.toJS() ?? {}) as Readonly<Record<string, unknown>>;
  return { values, lines: Object.fromEntries(lines) as Readonly<Record<string, number>> };
}
