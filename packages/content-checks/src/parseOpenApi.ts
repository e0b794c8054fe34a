import { isMap, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { parseMarkdown } from '@aifindr-docs/code-blocks/mdx/parsePage';
import type { MarkdownText } from './parseSourcePage';

export interface OpenApiDocument {
  /** The document as plain objects; a `$ref` is not resolved. */
  value: unknown;
  /** Descriptions (also those of `x-…Descriptions`), summaries and titles. */
  texts: MarkdownText[];
}

const textKeys = ['description', 'summary', 'title'];

/** Keys with sample data, whose strings are not texts of the document. */
const sampleKeys = ['example', 'value'];

/**
 * Parses an OpenAPI document. Returns undefined for invalid YAML, whose errors `lintAndBundleDocument` reports.
 *
 * @param file path in the repository
 */
export function parseOpenApi(file: string, source: string): OpenApiDocument | undefined {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  if (document.errors.length > 0) return undefined;
  const texts: MarkdownText[] = [];
  const addTextOfScalar = (node: unknown): void => {
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return;
    // Only a literal block keeps its lines. The lines of any other string are joined, so all of its text has the line of its start.
    const isLiteral = node.type === 'BLOCK_LITERAL';
    const text = isLiteral ? node.value.trimEnd() : node.value.replaceAll('\n', ' ');
    const line = lineCounter.linePos(node.range[0]).line + (isLiteral ? 1 : 0);
    texts.push({ file, line, text, tree: parseMarkdown(text) });
  };
  visit(document, {
    Pair(_, { key: keyNode, value }) {
      const key = isScalar(keyNode) ? String(keyNode.value) : '';
      // A schema may have a property named "value", whose value is a schema and not a sample.
      const isSchema = isMap(value) && (value.has('type') || value.has('$ref'));
      if (sampleKeys.includes(key) && !isSchema) return visit.SKIP;
      if (/^x-.*Descriptions$/.test(key) && isMap(value)) {
        value.items.filter(isPair).forEach((item) => addTextOfScalar(item.value));
      } else if (textKeys.includes(key)) {
        addTextOfScalar(value);
      }
      return undefined;
    },
  });
  return { value: document.toJS(), texts };
}
