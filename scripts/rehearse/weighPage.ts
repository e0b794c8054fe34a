import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

/** Bytes after brotli of the scripts and of the stylesheets that a built page names. */
export function weighPage(build: string, page: string): { scripts: number; styles: number } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  visit(fromHtml(readFileSync(path.join(build, page), 'utf8')), 'element', (element) => {
    const { src, href, rel, as } = element.properties;
    if (element.tagName === 'script' && typeof src === 'string') scripts.add(src);
    if (element.tagName === 'link' && typeof href === 'string') {
      if (String(rel) === 'stylesheet') styles.add(href);
      if (String(rel) === 'preload' && as === 'script') scripts.add(href);
    }
  });
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
