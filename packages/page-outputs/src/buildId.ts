import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { OutputStep } from './OutputStep';

/**
 * Names the build in the head of every page, so that an open page notices when the host serves another one. The name is a hash of
 * all pages, which name their scripts and styles by content: equal builds have equal names.
 */
export function buildId(): OutputStep {
  let tag: string | undefined;
  return {
    visit(page, { outDir }) {
      // No page is written before the first has been visited.
      tag ??= `<meta name=build content=${hashPages(outDir)}>`;
      page.headTags.push(tag);
    },
  };
}

function hashPages(outDir: string): string {
  const hash = createHash('sha256');
  readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .forEach((file) => hash.update(readFileSync(path.join(outDir, file))));
  return hash.digest('hex').slice(0, 12);
}
