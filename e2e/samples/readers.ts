import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { cacheFolder } from './runScript';

/** How to run a program in a language without a Debian compiler: a few replacements turn the code of its request into JavaScript. */
interface Reader {
  /** Path of the language's grammar in node_modules. */
  grammar: string;
  /** Matches the part of a program that makes its request. */
  part: RegExp;
  literal: RegExp;
  /** Converts a string literal to a JavaScript literal. */
  toScript: (literal: string) => string;
  /** Replacements in the code between literals. */
  replacements: readonly [from: string, to: string][];
}

/** The readers, by language. */
export const readers: Readonly<Partial<Record<string, Reader>>> = {
  dart: {
    grammar: 'tree-sitter-wasms/out/tree-sitter-dart.wasm',
    part: /(?<=async \{)[^]*(?=http\.StreamedResponse)/,
    literal: /('(?:[^'\\]|\\.)*')/,
    toScript(literal) {
      if (/(?<!\\)(?:\\\\)*\$/.test(literal)) throw new Error(`a $ interpolates in ${literal}`);
      return literal;
    },
    replacements: [
      ['http.Request(', 'open('],
      ['Uri.parse(', '('],
      ['json.encode(', 'JSON.stringify('],
      ['request.headers.addAll(headers)', 'request.headers = headers'],
    ],
  },
  swift: {
    grammar: 'tree-sitter-wasms/out/tree-sitter-swift.wasm',
    part: /(?<=#endif)[^]*(?=let task)/,
    literal: /("""\n[^]*?\n"""|"(?:[^"\\]|\\.)*")/,
    toScript(literal) {
      if (/(?<!\\)(?:\\\\)*\\\(/.test(literal)) throw new Error(`an interpolation in ${literal}`);
      return literal.startsWith('"""')
        ? `\`${literal.slice(4, -4).replaceAll(/[`$]/g, '\\$&')}\``
        : literal;
    },
    replacements: [
      ['parameters.data(using: .utf8)', 'parameters'],
      ['URLRequest(url: URL(string: ', 'open("", ('],
      [')!)', '))'],
      ['request.addValue(', 'add('],
      ['forHTTPHeaderField: ', ''],
      ['request.httpMethod', 'request.method'],
      ['request.httpBody', 'request.body'],
    ],
  },
  powershell: {
    grammar: '@vscode/tree-sitter-wasm/wasm/tree-sitter-powershell.wasm',
    part: /[^]*/,
    literal: /(@'\n[^]*?\n'@|'[^']*(?:''[^']*)*'|"(?:[^"`]|`[^])*")/,
    toScript: (literal) => JSON.stringify(readPowershell(literal)),
    replacements: [
      ['New-Object ', 'new Dictionary || '],
      ['$response = Invoke-RestMethod ', 'invoke('],
      [' -Method ', ', '],
      [' -Headers $headers', ', $headers'],
      [' -Body ([System.Text.Encoding]::UTF8.GetBytes($body))', ', $body'],
      ['\n$response | ConvertTo-Json -Depth 10', ')'],
    ],
  },
};

function readPowershell(literal: string): string {
  const inside = literal.slice(1, -1);
  if (literal.startsWith('@')) return inside.slice(2, -2);
  if (literal.startsWith("'")) return inside.replaceAll(/['‘’‚‛]{2}/g, ([quote = '']) => quote);
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t' };
  return inside.replaceAll(/`([^])|[$"“”„]/g, (found, escaped: string | undefined) => {
    if (escaped === undefined) throw new Error(`${found} is not escaped in ${literal}`);
    return escapes[escaped] ?? escaped;
  });
}

/** Sends the request that a program would send. */
export async function runReader({ part, literal, toScript, replacements }: Reader, code: string) {
  const sent: { method: string; url: string; headers: Record<string, string>; body?: string } = {
    method: '',
    url: '',
    headers: {},
  };
  class Dictionary {
    Add(name: string, value: string) {
      Object.assign(this, { [name]: value });
    }
  }
  const library = {
    Dictionary,
    open: (method: string, url: string) => Object.assign(sent, { method, url }),
    add: (value: string, name: string) => Object.assign(sent.headers, { [name]: value }),
    invoke: (url: string, method: string, headers: object, body?: string) =>
      Object.assign(sent, { method, url, headers: { ...headers }, body }),
  };
  const parts = part.exec(code)?.[0].split(literal) ?? [];
  const replace = (text: string) =>
    replacements.reduce((done, [from, to]) => done.replaceAll(from, () => to), text);
  const script = parts.map((text, index) => (index % 2 ? toScript(text) : replace(text))).join('');
  runInNewContext(script, library);
  await fetch(sent.url, sent);
}

interface TreeSitter {
  Parser: {
    new (): {
      setLanguage: (language: unknown) => void;
      parse: (code: string) => { rootNode: { hasError: boolean } } | null;
    };
    init: () => Promise<void>;
  };
  Language: { load: (file: string) => Promise<unknown> };
}

/** Creates a function that returns whether a grammar accepts a program. tree-sitter is no dependency of the site. */
export async function createSyntaxCheck({ grammar }: Reader): Promise<(code: string) => boolean> {
  const requireHere = createRequire(path.join(cacheFolder, 'package.json'));
  const { Parser, Language } = requireHere(
    '@vscode/tree-sitter-wasm/wasm/tree-sitter.js',
  ) as TreeSitter;
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(path.join(cacheFolder, 'node_modules', grammar)));
  return (code) => parser.parse(code)?.rootNode.hasError === false;
}
