import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { locate, type Snippet, type SnippetProblem } from './Snippet';

/** What a reader's project would have at least; the contract is its only global beside the browser's. */
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

/** Type-checks JavaScript and TypeScript against the widget's contract. */
export function checkScripts(snippets: readonly Snippet[], root: string): SnippetProblem[] {
  const projects = new Map<string, Snippet[]>();
  const standalone: Snippet[] = [];
  for (const snippet of snippets) {
    const folder = snippet.isFile ? findProject(snippet.path, root) : undefined;
    if (folder === undefined) standalone.push(snippet);
    // A project with dependencies of its own is built and run by `npm run test:examples`.
    else if (!existsSync(path.join(root, folder, 'package.json')))
      projects.set(folder, [...(projects.get(folder) ?? []), snippet]);
  }
  return [
    ...[...projects.keys()].flatMap((folder) => checkProject(folder, root)),
    ...checkStandalone(standalone, root),
  ];
}

/** Folder under `examples/` or `widget/` whose tsconfig.json or package.json governs a file. */
function findProject(file: string, root: string): string | undefined {
  for (
    let folder = path.posix.dirname(file);
    folder.includes('/');
    folder = path.posix.dirname(folder)
  ) {
    if (existsSync(path.join(root, folder, 'tsconfig.json'))) return folder;
  }
  return undefined;
}

function checkProject(folder: string, root: string): SnippetProblem[] {
  const file = path.join(root, folder, 'tsconfig.json');
  const config = ts.getParsedCommandLineOfConfigFile(
    file,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
        throw new Error(
          `${folder}/tsconfig.json: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`,
        );
      },
    },
  );
  if (config === undefined) throw new Error(`${folder}/tsconfig.json cannot be read`);
  const program = ts.createProgram(config.fileNames, config.options);
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const line = diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
    const place = path.relative(root, diagnostic.file?.fileName ?? file).replaceAll(path.sep, '/');
    return { path: place, line: line + 1, message: describe(diagnostic) };
  });
}

function checkStandalone(snippets: readonly Snippet[], root: string): SnippetProblem[] {
  if (snippets.length === 0) return [];
  const sources = new Map<string, Snippet>();
  snippets.forEach((snippet, index) => {
    const name = snippet.isFile ? snippet.path : `snippet-${index}.${snippet.language}`;
    sources.set(path.join(root, name).replaceAll(path.sep, '/'), snippet);
  });
  const disk = ts.createCompilerHost(standaloneOptions);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => sources.has(name) || disk.fileExists(name),
    readFile: (name) => sources.get(name)?.text ?? disk.readFile(name),
    getSourceFile: (name, target, ...rest) => {
      const snippet = sources.get(name);
      return snippet
        ? ts.createSourceFile(name, snippet.text, target, true)
        : disk.getSourceFile(name, target, ...rest);
    },
  };
  const contract = path.join(root, 'widget/aifindr-widget.d.ts');
  const program = ts.createProgram([contract, ...sources.keys()], standaloneOptions, host);
  return ts.getPreEmitDiagnostics(program).flatMap((diagnostic) => {
    const snippet = sources.get(diagnostic.file?.fileName ?? '');
    const line = diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
    if (snippet === undefined)
      throw new Error(`The snippets cannot be type-checked: ${describe(diagnostic)}`);
    return [locate(snippet, line + 1, describe(diagnostic))];
  });
}

function describe({ code, messageText }: ts.Diagnostic): string {
  return `TS${code} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}
