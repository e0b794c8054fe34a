/** What `npm run check` and the build promise to authors: every mistake is found with file, line, reason and remedy. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateApiDocs } from '../generateApiDocs';
import { copySite, type SiteCopy } from '../support/copySite';
import { formatFinding } from './Finding';
import { readSite } from './readSite';
import { runSiteCheck } from './siteChecks';
import { mistakes, type Mistake } from './testing/mistakes';

let site: SiteCopy;
beforeAll(async () => {
  site = copySite();
  await generateApiDocs(site.folder);
});
afterAll(() => site.remove());

/** Makes a mistake; returns how to undo it. */
function make({ edits }: Mistake): () => void {
  const undo = Object.entries(edits).map(([file, edit]) => {
    if (typeof edit === 'string') {
      site.write(file, edit);
      return () => rmSync(path.join(site.folder, file));
    }
    const before = site.read(file);
    site.replace(file, ...edit);
    return () => site.write(file, before);
  });
  return () => undo.forEach((run) => run());
}

test.each(mistakes)('$name', async ({ check, ...mistake }) => {
  const undo = make(mistake);
  try {
    const { pages, ...read } = readSite(site.folder);
    // Links and sidebars need all pages; the other checks take their time for each.
    const concerned = pages.filter(({ file }) => check === 'pages' || file in mistake.edits);
    const found = check ? await runSiteCheck(check, { ...read, pages: concerned }) : read.faults;
    const list = found.map(formatFinding).join('\n');
    for (const words of mistake.says) expect(list).toMatch(words);
  } finally {
    undo();
  }
});
