import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** Files of the repository that the site serves. The keys are paths in the site, the values are paths in the repository. */
export interface Options {
  /** Single files, for example `{ 'swagger.yaml': 'examples/swagger.yaml' }`. YAML with a `.json` path in the site becomes JSON. */
  files: Record<string, string>;
  /** Folders whose hand-written files are all served, with a list of them as `index.txt`. */
  folders: Record<string, string>;
}

/** A file that the site serves. */
export interface Asset {
  /** Path in the site. */
  target: string;
  read: () => Buffer;
}

/**
 * Collects all files that the options name. Reading an asset throws if its YAML cannot be parsed.
 *
 * @throws Error if a file or folder is missing
 */
export function collectAssets(siteDir: string, { files, folders }: Options): Asset[] {
  for (const [target, source] of Object.entries({ ...files, ...folders })) {
    if (!existsSync(path.resolve(siteDir, source))) {
      throw new Error(`served-files: ${source}, to be served at /${target}, does not exist`);
    }
  }
  return [
    ...Object.entries(files).map(([target, source]) =>
      createAsset(target, path.resolve(siteDir, source)),
    ),
    ...Object.entries(folders).flatMap(([target, source]) =>
      createFolderAssets(target, path.resolve(siteDir, source)),
    ),
  ];
}

function createAsset(target: string, source: string): Asset {
  const isConverted = path.extname(target) === '.json' && path.extname(source) !== '.json';
  return { target, read: () => (isConverted ? readYamlAsJson(source) : readFileSync(source)) };
}

function readYamlAsJson(source: string): Buffer {
  try {
    return Buffer.from(`${JSON.stringify(parse(readFileSync(source, 'utf8')), null, 2)}\n`);
  } catch (cause) {
    throw new Error(`served-files: ${source}: ${(cause as Error).message}`, { cause });
  }
}

/** Extensions of files that a host or a browser would execute. Their names get `.txt` appended, so that they are shown as text. */
const executableExtensions = new Set(['.html', '.php', '.svg']);

function createFolderAssets(target: string, folder: string): Asset[] {
  const assets = listSourceFiles(folder).map((file) => {
    const suffix = executableExtensions.has(path.extname(file)) ? '.txt' : '';
    return createAsset(`${target}/${file}${suffix}`, path.join(folder, file));
  });
  const list = assets.map((asset) => `/${asset.target}\n`).join('');
  return [...assets, { target: `${target}/index.txt`, read: () => Buffer.from(list) }];
}

/** Names of files and folders that are generated, or that only tools read. `isIgnored` also excludes hidden ones. */
// prettier-ignore
const ignoredNames = new Set([
  'node_modules', 'dist', 'out', 'build', 'coverage', 'test-results', 'tests', 'package-lock.json', 'next-env.d.ts',
  'stylelint.config.mjs',
]);

function isIgnored(name: string): boolean {
  return name.startsWith('.') || name.endsWith('.tsbuildinfo') || ignoredNames.has(name);
}

/** Lists the hand-written files of a folder, as sorted paths relative to it with `/` as separator. */
function listSourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isIgnored(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? listSourceFiles(path.join(folder, entry.name)).map((file) => `${entry.name}/${file}`)
        : [entry.name],
    )
    .sort();
}
