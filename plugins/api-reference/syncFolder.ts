import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Makes a folder equal to another. Files that are equal already are not touched, so that a watcher sees only changes. */
export function syncFolder(source: string, target: string): void {
  const wanted = new Set(listFiles(source));
  for (const file of existsSync(target) ? listFiles(target) : []) {
    if (!wanted.has(file)) rmSync(join(target, file));
  }
  for (const file of wanted) {
    const content = readFileSync(join(source, file));
    const path = join(target, file);
    if (existsSync(path) && readFileSync(path).equals(content)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
