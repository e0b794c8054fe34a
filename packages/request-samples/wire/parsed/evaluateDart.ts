import { testTexts } from '../../src/testing/testTexts';
import type { EvaluatedRequest } from './evaluatedRequest';
import { evaluateEscapes } from './evaluateEscapes';
import { nodesOf, type SyntaxNode } from './parseSample';

const escapes = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  '\\': '\\',
  "'": "'",
  '"': '"',
  $: '$',
};

/** Value of a Dart literal. */
function evaluate(node: SyntaxNode): unknown {
  switch (node.type) {
    case 'string_literal':
      return evaluateString(node);
    case 'null_literal':
      return null;
    case 'true':
    case 'false':
      return node.type === 'true';
    case 'decimal_integer_literal':
    case 'decimal_floating_point_literal':
      return Number(node.text);
    case 'unary_expression':
      return Number(node.text);
    case 'list_literal':
      return namedOf(node).map(evaluate);
    case 'set_or_map_literal':
      return Object.fromEntries(
        namedOf(node).map((pair) => {
          const [key, value] = namedOf(pair);
          if (!key || !value) throw new Error(`not a pair: ${pair.text}`);
          return [String(evaluate(key)), evaluate(value)];
        }),
      );
    default:
      throw new Error(`no rule for a Dart ${node.type}: ${node.text}`);
  }
}

function evaluateString({ text }: SyntaxNode): string {
  const inside = text.slice(1, -1);
  if (!text.startsWith("'") || !text.endsWith("'")) {
    throw new Error(`not a Dart literal in single quotes: ${text}`);
  }
  if (/(?:^|[^\\])(?:\\\\)*\$/.test(inside)) throw new Error(`a $ interpolates in ${text}`);
  return evaluateEscapes(inside, escapes);
}

/** The request of a Dart sample. */
export function evaluateDart(root: SyntaxNode): EvaluatedRequest {
  const [headers] = nodesOf(root, 'set_or_map_literal');
  const call = /http\.Request\(('[A-Z]+'), Uri\.parse\(('(?:[^'\\]|\\.)*')\)\)/.exec(root.text);
  const [method, url] = nodesOf(root, 'local_variable_declaration').flatMap((declaration) =>
    declaration.text.includes('http.Request(') ? nodesOf(declaration, 'string_literal') : [],
  );
  if (!headers || !method || !url || !call) throw new Error('the sample has no request');
  const assignment = nodesOf(root, 'assignment_expression').find(({ text }) =>
    text.startsWith('request.body ='),
  );
  const value =
    assignment && nodesOf(assignment, 'set_or_map_literal', 'list_literal', 'string_literal')[0];
  const isJson = assignment?.text.startsWith('request.body = json.encode(') ?? false;
  const file = /request\.bodyBytes = File\(('.*')\)\.readAsBytesSync\(\);/.exec(root.text)?.[1];
  const sendsHeaders = root.text.includes('request.headers.addAll(headers);');
  return {
    method: evaluateString(method),
    url: evaluateString(url),
    headers: sendsHeaders ? Object.entries(evaluate(headers) as Record<string, string>) : [],
    ...(file === `'${testTexts.file}'` &&
      root.text.includes("import 'dart:io';") && { body: testTexts.fileContent }),
    ...(value && { body: isJson ? JSON.stringify(evaluate(value)) : String(evaluate(value)) }),
  };
}

function namedOf(node: SyntaxNode): SyntaxNode[] {
  return node.namedChildren.filter((child) => child !== null);
}
