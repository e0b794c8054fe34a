import path from 'node:path';
import ts from 'typescript';
import type { Diagnostic } from '../Diagnostic';
import type { SourcePage } from '../readPages';
import { type Block, collectBlocks, findBlock } from './collectBlocks';

const scriptLanguages = ['js', 'mjs', 'jsx', 'ts', 'tsx'];
const titledLanguages = [...scriptLanguages, 'html', 'css', 'php'];
const scriptExtensions = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs'];

/** Specifier of a file in the reader's project; `@/` is its `src` folder. */
const ownModule = /^(?:\.|@\/)/;

/** Errors about names and imports; the rest of type checking needs the reader's project. */
const nameErrors = new Set([2304, 2305, 2307, 2451, 2459, 2503, 2552, 2580, 2614, 2724]);

/**
 * Checks that the blocks of each page are complete: assembled by the files in their titles, they parse, import only one
 * another or packages, and use no name that the page does not show.
 *
 * @param types packages of types that their code has
 */
export function checkBlocks(
  pages: readonly SourcePage[],
  siteDir: string,
  types: string[] = [],
): Diagnostic[] {
  const blocksOfPages = pages.map((page) => collectBlocks(page, siteDir));
  return [
    ...blocksOfPages.flatMap((blocks) => [...checkTitles(blocks), ...checkMarkupFiles(blocks)]),
    ...checkNames(blocksOfPages, siteDir, types),
  ];
}

function checkTitles(blocks: readonly Block[]): Diagnostic[] {
  return blocks
    .filter(({ language, file, isPart }) => titledLanguages.includes(language) && !file && !isPart)
    .map((block) => report(block, 'the title does not say which file the code goes into'));
}

/** The page also shows the scripts and style sheets that a complete HTML document loads from its own site. */
function checkMarkupFiles(blocks: readonly Block[]): Diagnostic[] {
  return blocks
    .filter(({ language, isPart, isLinked }) => language === 'html' && !isPart && !isLinked)
    .flatMap((block) =>
      [...block.text.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="([^":]+\.\w+)"/g)]
        .map(([, address = '']) => address.replace(/^(?:\.?\/)/, ''))
        .filter((file) => findBlock(blocks, file, block) === undefined)
        .map((file) => report(block, `it loads ${file}, which the page does not show`)),
    );
}

/** All pages in one program, each block a module of its own. */
function checkNames(blocksOfPages: Block[][], siteDir: string, types: string[]): Diagnostic[] {
  const names = new Map<Block, string>();
  const sources = new Map<string, { block: Block; blocks: Block[] }>();
  for (const blocks of blocksOfPages) {
    for (const block of blocks.filter(({ language }) => scriptLanguages.includes(language))) {
      const name = `/page/${names.size}/${block.file ?? `block.${block.language}`}`;
      names.set(block, name);
      sources.set(name, { block, blocks });
    }
  }
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
    types,
    typeRoots: [path.join(siteDir, 'node_modules/@types')],
  };
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    getCurrentDirectory: () => siteDir,
    fileExists: (name) => sources.has(name) || disk.fileExists(name),
    getSourceFile: (name, target, ...rest) => {
      const text = sources.get(name)?.block.text;
      if (text === undefined) return disk.getSourceFile(name, target, ...rest);
      return ts.createSourceFile(name, text, target, true);
    },
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map(({ text }) => {
        const source = sources.get(containing);
        if (source === undefined) return ts.resolveModuleName(text, containing, options, disk);
        const found = findModule(text, source.block, source.blocks);
        const resolvedFileName = found && names.get(found);
        return {
          resolvedModule: resolvedFileName && {
            resolvedFileName,
            extension: path.extname(resolvedFileName),
            isExternalLibraryImport: false,
          },
        } as ts.ResolvedModuleWithFailedLookupLocations;
      }),
  };
  const contract = path.join(siteDir, 'packages/widget/aifindr-widget.d.ts');
  const program = ts.createProgram([contract, ...sources.keys()], options, host);
  return [...sources].flatMap(([name, { block }]) => {
    if (block.isLinked) return [];
    const file = program.getSourceFile(name);
    const nameProblems = program
      .getSemanticDiagnostics(file)
      .filter((diagnostic) => nameErrors.has(diagnostic.code) && !isPackage(diagnostic));
    const messages = [...program.getSyntacticDiagnostics(file), ...nameProblems].map(
      ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '),
    );
    return [...new Set(messages)].map((message) => report(block, message));
  });
}

/** The block that an import names; none for packages, which readers install in other versions. */
function findModule(specifier: string, from: Block, blocks: Block[]): Block | undefined {
  if (!ownModule.test(specifier)) return undefined;
  const isOfSource = specifier.startsWith('@/');
  const folder = isOfSource ? 'src' : path.posix.dirname(from.file ?? '');
  const target = path.posix.join(folder, specifier.replace(/^@\//, ''));
  return scriptExtensions
    .map((extension) => findBlock(blocks, `${target}${extension}`, from))
    .find((block) => block !== undefined);
}

/** Whether the missing module is a package. */
function isPackage({ code, messageText }: ts.Diagnostic): boolean {
  const name = /module '([^']+)'/.exec(ts.flattenDiagnosticMessageText(messageText, ' '))?.[1];
  return code === 2307 && name !== undefined && !ownModule.test(name);
}

function report({ page, line }: Block, message: string): Diagnostic {
  return { file: page, line, message };
}
