import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Made by tools, not by authors; or of use only to the tools. */
const ignoredFolders = /^(?:\..*|node_modules|dist|out|build|coverage|test-results|tests)$/;
const ignoredFiles = /^(?:\..*|package-lock\.json|.*\.tsbuildinfo|next-env\.d\.ts)$/;

/** Paths of the files that authors wrote in a folder, relative to it, sorted, with `/` between their parts. */
export function listFolder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.isDirectory()) {
        return ignoredFolders.test(entry.name)
          ? []
          : listFolder(path.join(folder, entry.name)).map((file) => `${entry.name}/${file}`);
      }
      return ignoredFiles.test(entry.name) ? [] : [entry.name];
    })
    .sort();
}

/** Path at which a file can be read as text: hosts and browsers would run these kinds instead. */
export function readablePath(file: string): string {
  return /\.(?:html|php|svg)$/.test(file) ? `${file}.txt` : file;
}
