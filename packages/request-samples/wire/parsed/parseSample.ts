import { createRequire } from 'node:module';
import path from 'node:path';
import { cacheFolder } from '../runSampleTool';

/** The used part of tree-sitter's node type; tree-sitter is not a dependency of the site. */
export interface SyntaxNode {
  type: string;
  text: string;
  hasError: boolean;
  namedChildren: (SyntaxNode | null)[];
  children: (SyntaxNode | null)[];
  descendantsOfType: (types: string | string[]) => (SyntaxNode | null)[];
  childForFieldName: (name: string) => SyntaxNode | null;
}

interface TreeSitter {
  Parser: {
    new (): {
      setLanguage: (language: unknown) => void;
      parse: (code: string) => { rootNode: SyntaxNode } | null;
    };
    init: () => Promise<void>;
  };
  Language: { load: (file: string) => Promise<unknown> };
}

/** The grammars, by language. */
export const grammars = {
  powershell: '@vscode/tree-sitter-wasm/wasm/tree-sitter-powershell.wasm',
  dart: 'tree-sitter-wasms/out/tree-sitter-dart.wasm',
  swift: 'tree-sitter-wasms/out/tree-sitter-swift.wasm',
} as const;

/** A language that is parsed, because Debian has no compiler for it. */
export type ParsedLanguage = keyof typeof grammars;

/** Creates a parser that throws on syntax errors. */
export async function createParser(
  language: ParsedLanguage,
): Promise<(code: string) => SyntaxNode> {
  const requireHere = createRequire(path.join(cacheFolder, 'package.json'));
  const { Parser, Language } = requireHere(
    '@vscode/tree-sitter-wasm/wasm/tree-sitter.js',
  ) as TreeSitter;
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(
    await Language.load(path.join(cacheFolder, 'node_modules', grammars[language])),
  );
  return (code) => {
    const root = parser.parse(code)?.rootNode;
    if (!root || root.hasError) throw new Error(`the ${language} grammar does not accept the code`);
    return root;
  };
}

/** Descendants of some types, in order. */
export function nodesOf(node: SyntaxNode, ...types: string[]): SyntaxNode[] {
  return node.descendantsOfType(types).filter((found) => found !== null);
}
