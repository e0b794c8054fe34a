import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parse } from 'yaml';

/** Files of the repository that the site serves. The keys are paths in the site, the values are paths in the repository. */
export interface Options {
  /** Single files, for example `{ 'swagger.yaml': 'examples/swagger.yaml' }`. YAML is served as JSON if its key ends with `.json`. */
  files: Record<string, string>;
  /** Folders whose hand-written files are served, except those that only tools read, with a list of them as `index.txt`. */
  folders: Record<string, string>;
}

interface Asset {
  /** Path in the site. */
  target: string;
  read: () => Buffer;
}

const name = 'served-files';

/**
 * Docusaurus plugin: serves files of the repository in the build and on the development server. A file that is missing or cannot be parsed
 * is an error of the compilation.
 */
export default function servedFiles({ siteDir }: LoadContext, options: Options): Plugin {
  const resolveSourcePaths = (sources: Record<string, string>): string[] =>
    Object.values(sources).map((source) => path.resolve(siteDir, source));
  return {
    name,
    configureWebpack: (_config, isServer, { currentBundler }) => {
      if (isServer) return {};
      const { Compilation, sources, WebpackError } = currentBundler.instance;
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      const emitAndWatch = (compilation: InstanceType<typeof Compilation>): void => {
        compilation.fileDependencies.addAll(resolveSourcePaths(options.files));
        compilation.contextDependencies.addAll(resolveSourcePaths(options.folders));
        try {
          for (const { target, read } of collectAssets(siteDir, options)) {
            // The asset is marked as minimized, because the minimizer would remove comments and names from code that readers copy.
            compilation.emitAsset(target, new sources.RawSource(read()), { minimized: true });
          }
        } catch (error) {
          // An exception here would make the development server stop responding.
          compilation.errors.push(new WebpackError(`${name}: ${(error as Error).message}`));
        }
      };
      return {
        plugins: [
          (compiler) =>
            compiler.hooks.thisCompilation.tap(name, (compilation) =>
              compilation.hooks.processAssets.tap({ name, stage }, () => emitAndWatch(compilation)),
            ),
        ],
      };
    },
  };
}

/** Throws if a folder is missing; `read` of an asset throws if the file is missing or its YAML cannot be parsed. */
export function collectAssets(siteDir: string, { files, folders }: Options): Asset[] {
  return [
    ...Object.entries(files).map(([target, source]) =>
      createCopiedOrJsonAsset(target, path.resolve(siteDir, source)),
    ),
    ...Object.entries(folders).flatMap(([target, source]) =>
      createFolderAndIndexAssets(target, path.resolve(siteDir, source)),
    ),
  ];
}

function createCopiedOrJsonAsset(target: string, source: string): Asset {
  const isConverted = path.extname(target) === '.json' && path.extname(source) !== '.json';
  return { target, read: () => (isConverted ? readYamlAsJson(source) : readFileSync(source)) };
}

function readYamlAsJson(source: string): Buffer {
  try {
    return Buffer.from(`${JSON.stringify(parse(readFileSync(source, 'utf8')), null, 2)}\n`);
  } catch (cause) {
    throw new Error(`${source}: ${(cause as Error).message}`, { cause });
  }
}

/** Extensions of files that a host or a browser would execute. In folders, these get `.txt` appended, so that they are shown as text. */
const executableExtensions = new Set(['.html', '.php', '.svg']);

function createFolderAndIndexAssets(target: string, folder: string): Asset[] {
  const assets = listHandWrittenFiles(folder).map((file) => {
    const suffix = executableExtensions.has(path.extname(file)) ? '.txt' : '';
    return createCopiedOrJsonAsset(`${target}/${file}${suffix}`, path.join(folder, file));
  });
  const list = assets.map((asset) => `/${asset.target}\n`).join('');
  return [...assets, { target: `${target}/index.txt`, read: () => Buffer.from(list) }];
}

/** Names of generated files and folders, and of those that only tools read. Dotfiles and `.tsbuildinfo` files are not served either. */
// prettier-ignore
const ignoredNames = new Set([
  'node_modules', 'dist', 'out', 'build', 'coverage', 'test-results', 'tests', 'package-lock.json', 'next-env.d.ts',
  'stylelint.config.mjs',
]);

function isIgnored(file: string): boolean {
  return file.startsWith('.') || file.endsWith('.tsbuildinfo') || ignoredNames.has(file);
}

/** Lists the files to serve of a folder and its subfolders, as sorted paths relative to the folder with `/` as separator. */
function listHandWrittenFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !isIgnored(entry.name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? listHandWrittenFiles(path.join(folder, entry.name)).map((file) => `${entry.name}/${file}`)
        : [entry.name],
    )
    .sort();
}
