import { isMap, isPair, isScalar, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import { parseMarkdown } from '@aifindr-docs/code-blocks/mdx/parsePage';
import type { MarkdownText } from './readPages';

/** The contract of the HTTP API, as the checks need it. */
export interface ApiContract {
  source: string;
  value: unknown;
  /** Descriptions, summaries and titles. */
  texts: MarkdownText[];
}

const textKeys = ['description', 'summary', 'title'];
/** Below these keys is sample data. */
const dataKeys = ['example', 'value'];

/**
 * Parses a contract.
 *
 * @param file for diagnostics
 * @throws Error with file and line when it does not parse
 */
export function parseContract(file: string, source: string): ApiContract {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  const [error] = document.errors;
  if (error) {
    throw new Error(`${file}:${error.linePos?.[0].line ?? 1}: ${error.message}`);
  }
  const texts: MarkdownText[] = [];
  const add = (node: unknown) => {
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return;
    const text = readText(node, source);
    const line = lineCounter.linePos(node.range[0]).line + (isBlock(node) ? 1 : 0);
    texts.push({ file, line, text, tree: parseMarkdown(text) });
  };
  visit(document, {
    Pair(_, { key: keyNode, value }) {
      const key = isScalar(keyNode) ? String(keyNode.value) : '';
      // A property named "value" is a schema, not a sample.
      const isSchema = isMap(value) && (value.has('type') || value.has('$ref'));
      if (dataKeys.includes(key) && !isSchema) return visit.SKIP;
      if (/^x-.*Descriptions$/.test(key) && isMap(value)) {
        value.items.filter(isPair).forEach((item) => add(item.value));
      } else if (textKeys.includes(key)) {
        add(value);
      }
      return undefined;
    },
  });
  return { source, value: document.toJS(), texts };
}

function isBlock({ type }: Scalar): boolean {
  return type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
}

/** Text of a scalar with the lines of its source: those of a block without indentation, any other on one line. */
function readText(node: Scalar, source: string): string {
  if (!isBlock(node) || !node.range) return String(node.value).replaceAll('\n', ' ');
  const body = source.slice(node.range[0], node.range[1]).split('\n').slice(1);
  const indents = body.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  return body
    .map((line) => line.slice(Math.min(...indents)))
    .join('\n')
    .trimEnd();
}
