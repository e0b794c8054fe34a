import path from 'node:path';
import ts from 'typescript';
import type { Finding } from '../Finding';
import type { Page } from '../readPages';
import { collectBlocks, findBlock, type Block } from './collectBlocks';
import { createHost, standaloneOptions } from './createHost';

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
 */
export function checkPages(pages: readonly Page[], siteDir: string): Finding[] {
  return pages.flatMap((page) => {
    const blocks = collectBlocks(page, siteDir);
    return [...checkTitles(blocks), ...checkMarkupFiles(blocks), ...checkNames(blocks, siteDir)];
  });
}

function checkTitles(blocks: readonly Block[]): Finding[] {
  return blocks
    .filter(({ language, file, isPart }) => titledLanguages.includes(language) && !file && !isPart)
    .map((block) => report(block, 'the title does not say which file the code goes into'));
}

/** The page also shows the scripts and style sheets that a complete HTML document loads from its own site. */
function checkMarkupFiles(blocks: readonly Block[]): Finding[] {
  return blocks
    .filter(({ language, isPart, isLinked }) => language === 'html' && !isPart && !isLinked)
    .flatMap((block) =>
      [...block.text.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="([^":]+\.\w+)"/g)]
        .map(([, address = '']) => address.replace(/^(?:\.?\/)/, ''))
        .filter((file) => findBlock(blocks, file, block) === undefined)
        .map((file) => report(block, `it loads ${file}, which the page does not show`)),
    );
}

function checkNames(blocks: readonly Block[], siteDir: string): Finding[] {
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
    ...standaloneOptions,
    // Pages of the API show programs for Node.js.
    types: blocks[0]?.page.startsWith('docs/_api/') ? ['node'] : [],
    typeRoots: [path.join(siteDir, 'node_modules/@types')],
  };
  const shared = createHost(options, sources);
  const host: ts.CompilerHost = {
    ...shared,
    getCurrentDirectory: () => siteDir,
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map(({ text }) => {
        const from = sources.get(containing);
        const isOwn = ownModule.test(text);
        if (from === undefined) return ts.resolveModuleName(text, containing, options, shared);
        // Readers install packages in other versions: exports are not checked.
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
  const contract = path.join(siteDir, 'widget/aifindr-widget.d.ts');
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
    return [...new Set(messages)].map((message) => report(block, message));
  });
}

/** Whether the missing module is a package. */
function isPackage({ code, messageText }: ts.Diagnostic): boolean {
  const name = /module '([^']+)'/.exec(ts.flattenDiagnosticMessageText(messageText, ' '))?.[1];
  return code === 2307 && name !== undefined && !ownModule.test(name);
}

function report({ page, line }: Block, message: string): Finding {
  return { file: page, line, message };
}
