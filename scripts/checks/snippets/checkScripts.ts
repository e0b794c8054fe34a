import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Finding } from '../Finding';
import { createHost } from './createHost';
import { locate, type Snippet } from './Snippet';

/** Options of a typical project; the widget's contract is the only global beside the browser's. */
const standaloneOptions: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  target: ts.ScriptTarget.ES2022,
  types: [],
};

/** Type-checks JavaScript and TypeScript against the widget's contract: files with their tsconfig.json, fences on their own. */
export function checkScripts(snippets: readonly Snippet[], siteDir: string): Finding[] {
  const projects = new Set<string>();
  const standalone: Snippet[] = [];
  for (const snippet of snippets) {
    const folder = snippet.isFile ? findProject(snippet.file, siteDir) : undefined;
    if (folder === undefined) standalone.push(snippet);
    // `npm run test:examples` compiles and runs projects with their own dependencies.
    else if (!existsSync(path.join(siteDir, folder, 'package.json'))) projects.add(folder);
  }
  return [
    ...[...projects].flatMap((folder) => checkProject(folder, siteDir)),
    ...checkStandalone(standalone, siteDir),
  ];
}

/** Nearest folder below `examples/` or `widget/` with a tsconfig.json. */
export function findProject(file: string, siteDir: string): string | undefined {
  const folder = path.posix.dirname(file);
  if (!folder.includes('/')) return undefined;
  return existsSync(path.join(siteDir, folder, 'tsconfig.json'))
    ? folder
    : findProject(folder, siteDir);
}

function checkProject(folder: string, siteDir: string): Finding[] {
  const configFile = path.join(siteDir, folder, 'tsconfig.json');
  const read = ts.readConfigFile(configFile, (file) => ts.sys.readFile(file));
  if (read.error) throw new Error(`${folder}/tsconfig.json: ${describe(read.error)}`);
  const { fileNames, options, errors } = ts.parseJsonConfigFileContent(
    read.config,
    ts.sys,
    path.dirname(configFile),
  );
  const diagnostics = ts.getPreEmitDiagnostics(
    ts.createProgram(fileNames, options, createHost(options, new Map())),
  );
  return [...errors, ...diagnostics].map((diagnostic) => ({
    file: path.relative(siteDir, diagnostic.file?.fileName ?? configFile).replaceAll(path.sep, '/'),
    line: lineOf(diagnostic),
    message: describe(diagnostic),
  }));
}

function checkStandalone(snippets: readonly Snippet[], siteDir: string): Finding[] {
  const sources = new Map(
    snippets.map((snippet, index) => {
      const name = snippet.isFile ? snippet.file : `snippet-${index}.${snippet.language}`;
      return [path.join(siteDir, name).replaceAll(path.sep, '/'), snippet];
    }),
  );
  const host = createHost(standaloneOptions, sources);
  const contract = path.join(siteDir, 'widget/aifindr-widget.d.ts');
  const program = ts.createProgram([contract, ...sources.keys()], standaloneOptions, host);
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const snippet = sources.get(diagnostic.file?.fileName ?? '');
    if (snippet === undefined) {
      throw new Error(`the snippets cannot be type-checked: ${describe(diagnostic)}`);
    }
    return locate(snippet, lineOf(diagnostic), describe(diagnostic));
  });
}

function lineOf({ file, start = 0 }: ts.Diagnostic): number {
  return (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
}

function describe({ code, messageText }: ts.Diagnostic): string {
  return `TS${code} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}
