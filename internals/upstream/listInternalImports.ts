import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Specifiers that reach behind a public interface of the framework. */
const internal =
  /(?:from|import|require(?:\.resolve)?)[\s(]*['"](@docusaurus\/[\w-]+\/(?:internal|lib\/|src\/)[^'"]*|@theme-init\/[^'"]+|@generated\/[^'"]+)['"]/g;

export interface InternalImport {
  /** Path inside the repository. */
  file: string;
  specifier: string;
}

/** Imports of the framework's inside in files and folders of the repository, tests and declarations left out. */
export function listInternalImports(siteDir: string, roots: readonly string[]): InternalImport[] {
  return roots
    .flatMap((root) => listSources(siteDir, root))
    .flatMap((file) =>
      [...readFileSync(path.join(siteDir, file), 'utf8').matchAll(internal)].map(
        ([, specifier = '']) => ({ file, specifier }),
      ),
    );
}

function listSources(siteDir: string, root: string): string[] {
  const absolute = path.join(siteDir, root);
  if (!existsSync(absolute)) {
    return [];
  }
  const files = statSync(absolute).isDirectory()
    ? readdirSync(absolute, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(root, file.replaceAll('\\', '/')),
      )
    : [root];
  return files.filter(
    (file) => /\.(ts|tsx|mts|js|mjs)$/.test(file) && !/\.(test|d)\.\w+$|node_modules\//.test(file),
  );
}
