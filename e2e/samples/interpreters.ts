import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { cacheFolder } from './runScript';

/** Describes how the code that prepares a program's request is converted to JavaScript, for a language that Debian's tools cannot run. */
interface Interpreter {
  /** Path of the language's tree-sitter grammar in node_modules. */
  grammar: string;
  /** Matches the part of a program that is converted. */
  part: RegExp;
  /** Matches and captures a string literal, so that `split` keeps the literals. */
  literal: RegExp;
  /** Converts a string literal to a JavaScript literal; may throw if it is wrongly escaped. */
  toScript: (literal: string) => string;
  /** Replacements in the code between literals. */
  replacements: readonly [from: string, to: string][];
}

const interpreters: Readonly<Partial<Record<string, Interpreter>>> = {
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
    toScript: (literal) => JSON.stringify(unescapePowershellLiteral(literal)),
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

function unescapePowershellLiteral(literal: string): string {
  const inside = literal.slice(1, -1);
  if (literal.startsWith('@')) return inside.slice(2, -2);
  if (literal.startsWith("'")) return inside.replaceAll(/['‘’‚‛]{2}/g, ([quote = '']) => quote);
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t' };
  return inside.replaceAll(/`([^])|[$"“”„]/g, (found, escaped: string | undefined) => {
    if (escaped === undefined) throw new Error(`${found} is not escaped in ${literal}`);
    return escapes[escaped] ?? escaped;
  });
}

interface Parser {
  setLanguage: (language: unknown) => void;
  parse: (code: string) => { rootNode: { hasError: boolean } } | null;
}

/** The subset of tree-sitter's API that is used. It is declared here, because tree-sitter is not a dependency of the site. */
interface TreeSitter {
  Parser: { new (): Parser; init: () => Promise<void> };
  Language: { load: (file: string) => Promise<unknown> };
}

/** Checks the syntax of a program, and sends the request that it would send. Throws if it is invalid or its language has no interpreter. */
export async function checkAndInterpretProgram(language: string, code: string): Promise<void> {
  const interpreter = interpreters[language];
  if (!interpreter) {
    throw new Error(`${language} has no toolchain: add one to e2e/samples/toolchains.ts`);
  }
  const { grammar, part, literal, toScript, replacements } = interpreter;
  const parser = await (parsers[grammar] ??= loadParser(grammar));
  const isAccepted = parser.parse(code)?.rootNode.hasError === false;
  if (!isAccepted) throw new Error(`${grammar} refuses\n${code}`);
  const sent: RequestInit & { url: string } = { url: '', headers: {} };
  class Dictionary {
    Add(name: string, value: string) {
      Object.assign(this, { [name]: value });
    }
  }
  const library = {
    Dictionary,
    open: (method: string, url: string) => Object.assign(sent, { method, url }),
    add: (value: string, name: string) => Object.assign(sent.headers ?? {}, { [name]: value }),
    invoke: (url: string, method: string, headers: object, body?: string) =>
      Object.assign(sent, { method, url, headers: { ...headers }, body }),
  };
  const script = (part.exec(code)?.[0] ?? '')
    .split(literal)
    .map((text, index) =>
      index % 2
        ? toScript(text)
        : replacements.reduce((changed, [from, to]) => changed.replaceAll(from, () => to), text),
    );
  runInNewContext(script.join(''), library);
  await fetch(sent.url, sent);
}

/** Parsers by the path of their grammar. Concurrent tests share a parser, because tree-sitter cannot load a grammar twice at once. */
const parsers: Record<string, Promise<Parser>> = {};

async function loadParser(grammar: string): Promise<Parser> {
  const requireHere = createRequire(path.join(cacheFolder, 'package.json'));
  const { Parser, Language } = requireHere(
    '@vscode/tree-sitter-wasm/wasm/tree-sitter.js',
  ) as TreeSitter;
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(path.join(cacheFolder, 'node_modules', grammar)));
  return parser;
}
