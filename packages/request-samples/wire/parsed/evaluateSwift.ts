import { testTexts } from '../../src/testing/testTexts';
import type { EvaluatedRequest } from './evaluatedRequest';
import { evaluateEscapes } from './evaluateEscapes';
import { nodesOf, type SyntaxNode } from './parseSample';

const escapes = { n: '\n', r: '\r', t: '\t', '0': '\0', '\\': '\\', "'": "'", '"': '"' };

/** Value of a Swift literal, of one line or of several. */
function evaluateString({ type, text }: SyntaxNode): string {
  if (/(?:^|[^\\])(?:\\\\)*\\\(/.test(text)) throw new Error(`an interpolation in ${text}`);
  if (type === 'line_string_literal') return evaluateEscapes(text.slice(1, -1), escapes);
  const inside = /^"""\n([\s\S]*)\n"""$/.exec(text)?.[1];
  if (inside === undefined) throw new Error(`no rule for the Swift literal ${text}`);
  return evaluateEscapes(inside, escapes);
}

/** The request of a Swift sample. */
export function evaluateSwift(root: SyntaxNode): EvaluatedRequest {
  const declarations = nodesOf(root, 'property_declaration');
  const literalIn = (node: SyntaxNode | undefined) =>
    node && nodesOf(node, 'line_string_literal', 'multi_line_string_literal')[0];
  const url = literalIn(
    declarations.find(({ text }) => text.startsWith('var request = URLRequest(url: URL(string: ')),
  );
  const method = literalIn(
    nodesOf(root, 'assignment').find(({ text }) => text.startsWith('request.httpMethod = ')),
  );
  if (!url || !method) throw new Error('the sample has no request');
  const headers = nodesOf(root, 'call_expression')
    .filter(({ text }) => text.startsWith('request.addValue('))
    .map((call): [string, string] => {
      const [value, name] = nodesOf(call, 'line_string_literal').map(evaluateString);
      if (value === undefined || name === undefined) throw new Error(`not a header: ${call.text}`);
      return [name, value];
    });
  const body = literalIn(declarations.find(({ text }) => text.startsWith('let parameters = ')));
  const sendsBody =
    root.text.includes('let postData = parameters.data(using: .utf8)') &&
    root.text.includes('request.httpBody = postData');
  const file = `let postData = try Data(contentsOf: URL(fileURLWithPath: "${testTexts.file}"))`;
  const readsFile = root.text.includes(file);
  return {
    method: evaluateString(method),
    url: evaluateString(url),
    headers,
    ...(readsFile && { body: testTexts.fileContent }),
    ...(body && sendsBody && { body: evaluateString(body) }),
  };
}
