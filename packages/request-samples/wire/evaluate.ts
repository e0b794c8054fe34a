import { request as openRequest } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { texts } from '../src/texts';
import { sentFile } from './cases';
import { cacheFolder } from './runScript';

/** The request of a program, read from its literals. */
interface ReadRequest {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body?: string | undefined;
}

/** How the programs of a language are read that Debian has no compiler for. */
interface Reader {
  /** Its grammar, below node_modules. */
  grammar: string;
  read: (code: string) => ReadRequest;
}

const dartLiteral = String.raw`'(?:[^'\\]|\\.)*'`;
const swiftLiteral = String.raw`"""\n[\s\S]*?\n"""|"(?:[^"\\]|\\.)*"`;
const powershellLiteral = String.raw`@'\n[\s\S]*?\n'@|'[^']*(?:''[^']*)*'|"(?:[^"${'`'}]|${'`'}[\s\S])*"`;

/** The readers, by language. */
export const readers: Readonly<Partial<Record<string, Reader>>> = {
  dart: {
    grammar: 'tree-sitter-wasms/out/tree-sitter-dart.wasm',
    read(code) {
      const find = createFind(code, dartLiteral);
      const toJson = (map = '{}') =>
        map.replaceAll(new RegExp(dartLiteral, 'g'), (text) => JSON.stringify(readDart(text)));
      const [method = '', url = ''] = find('http.Request(%s, Uri.parse(%s));');
      const map = /var headers = (\{[^]*?\n {2}\});/.exec(code)?.[1];
      const sends = code.includes('request.headers.addAll(headers);');
      const headers = JSON.parse(toJson(sends ? map : undefined)) as Record<string, string>;
      const values = /'dart:convert';[^]*request\.body = json\.encode\(([^]*?)\);\n/.exec(code);
      const [text] = find('request.body = %s;');
      const [file] = find('request.bodyBytes = File(%s).readAsBytesSync();');
      return {
        method: readDart(method),
        url: readDart(url),
        headers: Object.entries(headers),
        body: values ? toJson(values[1]) : text ? readDart(text) : readFile(file, readDart),
      };
    },
  },
  swift: {
    grammar: 'tree-sitter-wasms/out/tree-sitter-swift.wasm',
    read(code) {
      const find = createFind(code, swiftLiteral);
      const [url = ''] = find('var request = URLRequest(url: URL(string: %s)!)');
      const [method = ''] = find('request.httpMethod = %s');
      const pairs = find('request.addValue(%s, forHTTPHeaderField: %s)').map(readSwift);
      const sends = code.includes('request.httpBody = postData');
      const [text] = find('let parameters = %s\nlet postData = parameters.data(using: .utf8)');
      const [file] = find('let postData = try Data(contentsOf: URL(fileURLWithPath: %s))');
      return {
        method: readSwift(method),
        url: readSwift(url),
        headers: toPairs(pairs).map(([value, name]) => [name, value]),
        body: sends ? (text ? readSwift(text) : readFile(file, readSwift)) : undefined,
      };
    },
  },
  powershell: {
    grammar: '@vscode/tree-sitter-wasm/wasm/tree-sitter-powershell.wasm',
    read(code) {
      const find = createFind(code, powershellLiteral);
      const [url = '', method = ''] = find('Invoke-RestMethod %s -Method %s');
      const pairs = find('$headers.Add(%s, %s)').map(readPowershell);
      const [text] = find('$body = %s');
      const [file] = find('-InFile %s');
      const sends = code.includes('-Body ([System.Text.Encoding]::UTF8.GetBytes($body))');
      return {
        method: readPowershell(method),
        url: readPowershell(url),
        headers: code.includes(' -Headers $headers') ? toPairs(pairs) : [],
        body: text && sends ? readPowershell(text) : readFile(file, readPowershell),
      };
    },
  },
};

/** Finds the literals in a piece of code, which stand for `%s`. */
function createFind(code: string, literal: string): (piece: string) => string[] {
  return (piece) => {
    const pattern = piece.split('%s').map((part) => part.replaceAll(/[^\w\s]/g, '\\$&'));
    const found = code.matchAll(new RegExp(pattern.join(`(${literal})`), 'g'));
    return Array.from(found, ([, ...literals]) => literals).flat();
  };
}

function toPairs(texts: readonly string[]): [string, string][] {
  return texts.flatMap((text, index) =>
    index % 2 === 0 ? [[text, texts[index + 1] ?? ''] as [string, string]] : [],
  );
}

function readFile(file: string | undefined, read: (literal: string) => string) {
  return file !== undefined && read(file) === sentFile ? texts.fileContent : undefined;
}

function readDart(literal: string): string {
  const inside = literal.slice(1, -1);
  if (/(?:^|[^\\])(?:\\\\)*\$/.test(inside)) throw new Error(`a $ interpolates in ${literal}`);
  return readEscapes(inside, { n: '\n', r: '\r', t: '\t', '\\': '\\', "'": "'", $: '$' });
}

function readSwift(literal: string): string {
  const inside = literal.replace(/^"""\n([^]*)\n"""$|^"([^]*)"$/, '$1$2');
  if (/(?:^|[^\\])(?:\\\\)*\\\(/.test(inside)) throw new Error(`an interpolation in ${literal}`);
  return readEscapes(inside, { n: '\n', r: '\r', t: '\t', '\\': '\\', '"': '"' });
}

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

function readEscapes(text: string, escapes: Readonly<Record<string, string>>): string {
  return text.replaceAll(
    /\\(?:u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|([^]))/g,
    (escape, braced: string | undefined, four: string | undefined, character?: string) => {
      const digits = braced ?? four;
      const value = digits ? String.fromCodePoint(parseInt(digits, 16)) : escapes[character ?? ''];
      if (value === undefined) throw new Error(`${escape} is not an escape of the language`);
      return value;
    },
  );
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

/** Creates what throws where a grammar does not accept a program; tree-sitter is no dependency of the site. */
export async function createSyntaxCheck({ grammar }: Reader): Promise<(code: string) => void> {
  const requireHere = createRequire(path.join(cacheFolder, 'package.json'));
  const { Parser, Language } = requireHere(
    '@vscode/tree-sitter-wasm/wasm/tree-sitter.js',
  ) as TreeSitter;
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(path.join(cacheFolder, 'node_modules', grammar)));
  return (code) => {
    if (parser.parse(code)?.rootNode.hasError !== false) throw new Error(`${grammar} refuses it`);
  };
}

/** Sends a request as it was read, without encoding its target. */
export function sendRequest({ method, url, headers, body = '' }: ReadRequest): Promise<void> {
  const [, host = '', port = '', target = ''] = /^http:\/\/([^:/]+):(\d+)(\/.*)$/s.exec(url) ?? [];
  const bytes = Buffer.from(body, 'utf8');
  const all = ['Host', host, ...headers.flat(), 'Content-Length', String(bytes.length)];
  return new Promise((resolve, reject) => {
    const options = { host, port, method, path: target, headers: all };
    const outgoing = openRequest(options, (response) => {
      response.resume();
      response.on('end', resolve);
    });
    outgoing.on('error', reject);
    outgoing.end(bytes);
  });
}
