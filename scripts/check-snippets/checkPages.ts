import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { visit } from 'unist-util-visit';
import { readShown } from '../../plugins/code-regions/readShown';
import { parsePage } from '../../plugins/contract-lint/collectCode';
import type { SnippetProblem } from './Snippet';

/** A block of code as the reader gets it. */
export interface Block {
  page: string;
  /** Line of the page on which the block stands. */
  line: number;
  /** Place among the page's level 2 headings: blocks of one section belong together. */
  section: number;
  language: string;
  text: string;
  /** Path that the title names; absent where the code goes into no file. */
  file?: string;
  /** Whether the title says that the block is only a part of the file. */
  isPart: boolean;
  /** Whether the page only links the file, for download. */
  isLinked: boolean;
}

const scriptLanguages = ['js', 'mjs', 'jsx', 'ts', 'tsx'];
const titledLanguages = [...scriptLanguages, 'html', 'css', 'php'];
const titlePattern = /^([\w@()[\]./-]+\.(?:m?js|jsx|tsx?|html|css|php))(: .+)?$/;
const scriptExtensions = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs'];

/** Specifier of a file of the reader's own project; `@/` is its `src` folder. */
const ownModule = /^(?:\.|@\/)/;

/** Everything wrong with a name or an import: the rest of type checking needs a reader's own project. */
const nameErrors = new Set([2304, 2305, 2307, 2451, 2459, 2503, 2552, 2580, 2614, 2724]);

/**
 * Checks that the blocks of each page are enough: assembled by the files in their titles, they parse, import only one
 * another or packages, and use no name that the page does not show.
 */
export function checkPages(pages: readonly string[], root: string): SnippetProblem[] {
  return pages.flatMap((page) => {
    const blocks = collectBlocks(page, readFileSync(path.join(root, page), 'utf8'), root);
    return [...checkTitles(blocks), ...checkMarkupFiles(blocks), ...checkNames(blocks, root)];
  });
}

/** Blocks of a page in their order, with the text that `file=` shows, and the examples that it links. */
export function collectBlocks(page: string, text: string, root: string): Block[] {
  const blocks: Block[] = [];
  let section = 0;
  visit(parsePage(text), (node) => {
    if (node.type === 'heading' && node.depth <= 2) section += 1;
    const linked =
      node.type === 'link' && /^pathname:\/\/\/(examples\/[^/]+\/(.+?))(?:\.txt)?$/.exec(node.url);
    if (linked && existsSync(path.join(root, linked[1] ?? ''))) {
      const [, source = '', file = ''] = linked;
      blocks.push({
        page,
        line: node.position?.start.line ?? 1,
        section,
        language: path.extname(file).slice(1),
        text: readFileSync(path.join(root, source), 'utf8'),
        file,
        isPart: false,
        isLinked: true,
      });
    }
    if (node.type !== 'code') return;
    const meta = node.meta ?? '';
    const shown = /(?:^|\s)file=(\S+)/.exec(meta)?.[1];
    const title = /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1] ?? '';
    const [, file, part] = titlePattern.exec(title) ?? [];
    blocks.push({
      page,
      line: node.position?.start.line ?? 1,
      section,
      language: node.lang ?? '',
      text: shown === undefined ? node.value : readShown(shown, root),
      ...(file !== undefined && { file }),
      // A title without a file says where the code goes: a console, a panel, a header.
      isPart: part !== undefined || (file === undefined && title !== ''),
      isLinked: false,
    });
  });
  return blocks;
}

/** The block that holds a file for another one: of its section, else the last one before it, else the next. */
export function findBlock(blocks: readonly Block[], file: string, from: Block): Block | undefined {
  const candidates = blocks.filter((block) => block.file === file && !block.isPart);
  return (
    candidates.find(({ section }) => section === from.section) ??
    candidates.findLast(({ line }) => line < from.line) ??
    candidates[0]
  );
}

function checkTitles(blocks: readonly Block[]): SnippetProblem[] {
  return blocks
    .filter(({ language, file, isPart }) => titledLanguages.includes(language) && !file && !isPart)
    .map((block) => problem(block, 'the title does not say which file the code goes into'));
}

/** Scripts and style sheets that a whole page of HTML loads from its own site have to be shown too. */
function checkMarkupFiles(blocks: readonly Block[]): SnippetProblem[] {
  return blocks
    .filter(({ language, isPart, isLinked }) => language === 'html' && !isPart && !isLinked)
    .flatMap((block) =>
      [...block.text.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="([^":]+\.\w+)"/g)]
        .map(([, address = '']) => address.replace(/^(?:\.?\/)/, ''))
        .filter((file) => findBlock(blocks, file, block) === undefined)
        .map((file) => problem(block, `it loads ${file}, which the page does not show`)),
    );
}

function checkNames(blocks: readonly Block[], root: string): SnippetProblem[] {
  const scripts = blocks.filter(({ language }) => scriptLanguages.includes(language));
  if (scripts.length === 0) return [];
  const names = new Map(
    scripts.map((block, index) => [
      block,
      `/page/${index}/${block.file ?? `block.${block.language}`}`,
    ]),
  );
  const sources = new Map([...names].map(([block, name]) => [name, block]));
  const options: ts.CompilerOptions = {
    allowJs: true,
    checkJs: true,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleDetection: ts.ModuleDetectionKind.Force,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    // Pages of the API show programs for Node.js.
    types: blocks[0]?.page.startsWith('docs/_api/') ? ['node'] : [],
    typeRoots: [path.join(root, 'node_modules/@types')],
  };
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    getCurrentDirectory: () => root,
    fileExists: (name) => sources.has(name) || disk.fileExists(name),
    readFile: (name) => sources.get(name)?.text ?? disk.readFile(name),
    getSourceFile: (name, target, ...rest) => {
      const text = sources.get(name)?.text;
      return text === undefined
        ? disk.getSourceFile(name, target, ...rest)
        : ts.createSourceFile(name, text, target, true);
    },
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map(({ text }) => {
        const from = sources.get(containing);
        const isOwn = ownModule.test(text);
        if (from === undefined) return ts.resolveModuleName(text, containing, options, disk);
        // A reader installs packages, in versions of their own: what they export is not looked at.
        if (!isOwn) return { resolvedModule: undefined };
        const folder = path.posix.dirname(from.file ?? '');
        const target = path.posix.join(
          text.startsWith('@/') ? 'src' : folder,
          text.replace(/^@\//, ''),
        );
        const found = scriptExtensions
          .map((extension) => findBlock(blocks, `${target}${extension}`, from))
          .find((block) => block !== undefined);
        const resolvedFileName = found && names.get(found);
        return {
          resolvedModule: resolvedFileName
            ? {
                resolvedFileName,
                extension: path.extname(resolvedFileName),
                isExternalLibraryImport: false,
              }
            : undefined,
        };
      }),
  };
  const contract = path.join(root, 'widget/aifindr-widget.d.ts');
  const program = ts.createProgram([contract, ...sources.keys()], options, host);
  return [...sources].flatMap(([name, block]) => {
    if (block.isLinked) return [];
    const file = program.getSourceFile(name);
    const names = program
      .getSemanticDiagnostics(file)
      .filter((diagnostic) => nameErrors.has(diagnostic.code) && !isPackage(diagnostic));
    const messages = [...program.getSyntacticDiagnostics(file), ...names].map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, ' '),
    );
    return [...new Set(messages)].map((message) => problem(block, message));
  });
}

/** Whether the missing module is a package. */
function isPackage({ code, messageText }: ts.Diagnostic): boolean {
  const name = /module '([^']+)'/.exec(ts.flattenDiagnosticMessageText(messageText, ' '))?.[1];
  return code === 2307 && name !== undefined && !ownModule.test(name);
}

function problem({ page, line }: Block, message: string): SnippetProblem {
  return { path: page, line, message };
}
