import { testTexts } from '../../src/testing/testTexts';
import type { EvaluatedRequest } from './evaluatedRequest';
import { nodesOf, type SyntaxNode } from './parseSample';

const backtick: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  '0': '\0',
  a: '\u0007',
  b: '\b',
  f: '\f',
  v: '\v',
  e: '\u001b',
};

/** Value of a PowerShell literal. */
function evaluateString({ text }: SyntaxNode): string {
  const here = /^@'\n([\s\S]*)\n'@$/.exec(text)?.[1];
  if (here !== undefined) {
    if (/^'@/m.test(here)) throw new Error(`a line of ${text} ends the here-string`);
    return here;
  }
  const inside = text.slice(1, -1);
  if (text.startsWith("'")) {
    return inside.replace(/['\u2018\u2019\u201a\u201b]{2}/g, ([quote = '']) => quote);
  }
  if (!text.startsWith('"')) throw new Error(`no rule for the PowerShell literal ${text}`);
  return inside.replace(
    /`([\s\S])|([$"\u201c\u201d\u201e])/g,
    (found, escaped: string | undefined, bare: string | undefined) => {
      if (bare !== undefined) throw new Error(`${bare} is not escaped in ${text}`);
      return backtick[escaped ?? ''] ?? escaped ?? found;
    },
  );
}

/** The request of a PowerShell sample. */
export function evaluatePowershell(root: SyntaxNode): EvaluatedRequest {
  const headers = nodesOf(root, 'invokation_expression')
    .filter(({ text }) => text.startsWith('$headers.Add('))
    .map((call): [string, string] => {
      const [name, value] = nodesOf(call, 'string_literal').map(evaluateString);
      if (name === undefined || value === undefined) throw new Error(`not a header: ${call.text}`);
      return [name, value];
    });
  const call = nodesOf(root, 'command').find(({ text }) => text.startsWith('Invoke-RestMethod '));
  const [url, method] = call ? nodesOf(call, 'string_literal') : [];
  if (!call || !url || !method || !call.text.includes(`-Method ${method.text}`)) {
    throw new Error('the sample has no request');
  }
  const body = nodesOf(root, 'assignment_expression').find(({ text }) =>
    text.startsWith('$body = '),
  );
  const literal = body && nodesOf(body, 'string_literal')[0];
  const sendsBody = call.text.includes('-Body ([System.Text.Encoding]::UTF8.GetBytes($body))');
  const readsFile = call.text.includes(`-InFile '${testTexts.file}'`);
  return {
    method: evaluateString(method),
    url: evaluateString(url),
    headers: call.text.includes('-Headers $headers') ? headers : [],
    ...(readsFile && { body: testTexts.fileContent }),
    ...(literal && sendsBody && { body: evaluateString(literal) }),
  };
}
