import ts from 'typescript';

/** Options of a typical project, for code that is in no project. */
export const standaloneOptions: ts.CompilerOptions = {
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
  types: [],
};

/** Declarations of the language and of packages, parsed once for the programs of all pages. */
const declarations = new Map<string, ts.SourceFile | undefined>();

/** A compiler host for texts that are in no file, by their absolute paths, and for files of the disk. */
export function createHost(
  options: ts.CompilerOptions,
  texts: ReadonlyMap<string, { text: string }>,
): ts.CompilerHost {
  const disk = ts.createCompilerHost(options);
  return {
    ...disk,
    fileExists: (name) => texts.has(name) || disk.fileExists(name),
    readFile: (name) => texts.get(name)?.text ?? disk.readFile(name),
    getSourceFile: (name, target, ...rest) => {
      const text = texts.get(name)?.text;
      if (text !== undefined) return ts.createSourceFile(name, text, target, true);
      if (!name.endsWith('.d.ts')) return disk.getSourceFile(name, target, ...rest);
      if (!declarations.has(name)) {
        declarations.set(name, disk.getSourceFile(name, target, ...rest));
      }
      return declarations.get(name);
    },
  };
}
