import { isMap, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { parseMarkdown } from '@aifindr-docs/code-blocks/mdx/parsePage';
import { DiagnosticError } from './Diagnostic';
import type { MarkdownText } from './parseSourcePage';

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
 * @throws DiagnosticError when it is not YAML
 */
export function parseContract(file: string, source: string): ApiContract {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    throw new DiagnosticError({ file, line, message: error.message }, { cause: error });
  }
  const texts: MarkdownText[] = [];
  const add = (node: unknown) => {
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return;
    // Only a literal block keeps its lines.
    const isLiteral = node.type === 'BLOCK_LITERAL';
    const text = isLiteral ? node.value.trimEnd() : node.value.replaceAll('\n', ' ');
    const line = lineCounter.linePos(node.range[0]).line + (isLiteral ? 1 : 0);
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
