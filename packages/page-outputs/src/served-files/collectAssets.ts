import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** Files of the repository that the site serves: their paths in the repository, by their paths in the site. */
export interface Options {
  /** Served unchanged, e.g. `{ 'swagger.yaml': 'examples/swagger.yaml' }`; YAML under the name of a JSON file is served as JSON. */
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
 * All files that the options name.
 *
 * @throws Error when a file or folder is missing; reading throws when a YAML file cannot be parsed
 */
export function collectAssets(siteDir: string, { files, folders }: Options): Asset[] {
  for (const [target, source] of Object.entries({ ...files, ...folders })) {
    if (!existsSync(path.resolve(siteDir, source))) {
      throw new Error(`served-files: ${source}, to be served at /${target}, does not exist`);
    }
  }
  return [
    ...Object.entries(files).map(([target, file]) => serve(target, path.resolve(siteDir, file))),
    ...Object.entries(folders).flatMap(([target, folder]) =>
      serveFolder(target, path.resolve(siteDir, folder)),
    ),
  ];
}

function serve(target: string, source: string): Asset {
  const isConverted = target.endsWith('.json') && !source.endsWith('.json');
  return { target, read: () => (isConverted ? toJson(source) : readFileSync(source)) };
}

function toJson(source: string): Buffer {
  try {
    return Buffer.from(`${JSON.stringify(parse(readFileSync(source, 'utf8')), null, 2)}\n`);
  } catch (cause) {
    throw new Error(`served-files: ${source}: ${(cause as Error).message}`, { cause });
  }
}

/** Hosts and browsers show a file as text instead of running it where it is named so. */
function serveFolder(target: string, source: string): Asset[] {
  const assets = listFolder(source).map((file) =>
    serve(`${target}/${file.replace(/\.(?:html|php|svg)$/, '$&.txt')}`, path.join(source, file)),
  );
  const list = assets.map((asset) => `/${asset.target}\n`).join('');
  return [...assets, { target: `${target}/index.txt`, read: () => Buffer.from(list) }];
}

/** What tools write, or only tools need. */
const ignored =
  /^(?:\..*|node_modules|dist|out|build|coverage|test-results|tests|package-lock\.json|.*\.tsbuildinfo|next-env\.d\.ts|stylelint\.config\.mjs)$/;

/** Paths of the hand-written files of a folder, relative to it, sorted, with `/` as separator. */
function listFolder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ignored.test(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? listFolder(path.join(folder, entry.name)).map((file) => `${entry.name}/${file}`)
        : [entry.name],
    )
    .sort();
}
