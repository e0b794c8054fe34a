import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { OutputStep } from './OutputStep';

/**
 * Creates the step that adds the id of the build to the head of every page, so that an open page notices when the host serves another
 * build. The id is a hash of all HTML files. It also changes with scripts and styles, because their URLs in the HTML have content hashes.
 */
export function buildIdTag(): OutputStep {
  let tag: string | undefined;
  return {
    visit(page, { outDir }) {
      // The files are hashed at the first visit, when no step has changed a page yet.
      tag ??= `<meta name=build content=${hashHtmlFiles(outDir)}>`;
      page.headTags.push(tag);
    },
  };
}

function hashHtmlFiles(outDir: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    hash.update(readFileSync(path.join(outDir, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
