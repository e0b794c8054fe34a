import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Finding } from '../Finding';
import { createHost, standaloneOptions } from './createHost';
import { findProject } from './findProject';
import { locate, type Snippet } from './Snippet';

/** The widget's contract is the only global beside the browser's. */
const options: ts.CompilerOptions = { ...standaloneOptions, strict: true };

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
  const host = createHost(options, sources);
  const contract = path.join(siteDir, 'widget/aifindr-widget.d.ts');
  const program = ts.createProgram([contract, ...sources.keys()], options, host);
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
