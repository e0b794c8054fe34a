import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** Files of the repository that the site serves: their paths in the repository, by their paths in the site. */
export interface Options {
  /** Served unchanged, e.g. `{ 'swagger.yaml': 'examples/swagger.yaml' }`. */
  files: Record<string, string>;
  /** YAML files that are served as JSON. */
  json: Record<string, string>;
  /** Folders whose hand-written files are all served, with a list of them as `index.txt`. */
  folders: Record<string, string>;
}

/** A file that the site serves. */
export interface Asset {
  /** Path in the site. */
  target: string;
  /** File that it is made from; none for a generated list. */
  source?: string;
  read: () => Buffer;
}

/**
 * All files that the options name.
 *
 * @throws Error when a file or folder is missing; reading throws when a YAML file cannot be parsed
 */
export function collectAssets(siteDir: string, { files, json, folders }: Options): Asset[] {
  const resolve = (relative: string, target: string) => {
    const source = path.resolve(siteDir, relative);
    if (!existsSync(source)) {
      throw new Error(`served-files: ${relative}, to be served at /${target}, does not exist`);
    }
    return source;
  };
  return [
    ...Object.entries(files).map(([target, file]) => copy(target, resolve(file, target))),
    ...Object.entries(json).map(([target, file]) => convert(target, resolve(file, target))),
    ...Object.entries(folders).flatMap(([target, folder]) =>
      copyFolder(target, resolve(folder, target)),
    ),
  ];
}

function copy(target: string, source: string): Asset {
  return { target, source, read: () => readFileSync(source) };
}

function convert(target: string, source: string): Asset {
  const read = () => {
    try {
      return Buffer.from(`${JSON.stringify(parse(readFileSync(source, 'utf8')), null, 2)}\n`);
    } catch (cause) {
      throw new Error(`served-files: ${source}: ${(cause as Error).message}`, { cause });
    }
  };
  return { target, source, read };
}

function copyFolder(target: string, source: string): Asset[] {
  const assets = listFolder(source).map((file) =>
    copy(`${target}/${textPath(file)}`, path.join(source, file)),
  );
  const list = assets.map((asset) => `/${asset.target}\n`).join('');
  return [...assets, { target: `${target}/index.txt`, read: () => Buffer.from(list) }];
}

/** What tools write, or only tools need. */
const ignoredFolders = /^(?:\..*|node_modules|dist|out|build|coverage|test-results|tests)$/;
const ignoredFiles =
  /^(?:\..*|package-lock\.json|.*\.tsbuildinfo|next-env\.d\.ts|stylelint\.config\.mjs)$/;

/** Paths of the hand-written files of a folder, relative to it, sorted, with `/` as separator. */
function listFolder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      if (!entry.isDirectory()) return ignoredFiles.test(entry.name) ? [] : [entry.name];
      if (ignoredFolders.test(entry.name)) return [];
      return listFolder(path.join(folder, entry.name)).map((file) => `${entry.name}/${file}`);
    })
    .sort();
}

/** Path at which hosts and browsers show a file as text instead of running it. */
function textPath(file: string): string {
  return /\.(?:html|php|svg)$/.test(file) ? `${file}.txt` : file;
}
