import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Parser } from 'htmlparser2';

/** Bytes after brotli of the scripts and of the stylesheets that a built page names. */
export function weighPage(build: string, page: string): { scripts: number; styles: number } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const parser = new Parser({
    onopentag: (name, { src, href, rel, as }) => {
      if (name === 'script' && src) scripts.add(src);
      if (name === 'link' && href && rel === 'stylesheet') styles.add(href);
      if (name === 'link' && href && rel === 'preload' && as === 'script') scripts.add(href);
    },
  });
  parser.end(readFileSync(path.join(build, page), 'utf8'));
  const sum = (files: Set<string>) =>
    [...files].reduce((total, file) => total + weighFile(path.join(build, file)), 0);
  return { scripts: sum(scripts), styles: sum(styles) };
}

function weighFile(file: string): number {
  const compressed = `${file}.br`;
  return existsSync(compressed)
    ? readFileSync(compressed).length
    : brotliCompressSync(readFileSync(file)).length;
}
