import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { mistakes } from '../../scripts/checks/testing/mistakes';
import { siteChecks } from '../../scripts/checks/siteChecks';
import { copySite, type SiteCopy } from '../../scripts/support/copySite';

/** What all edits do to a copy of the site, in order. */
function make(site: SiteCopy, made: typeof mistakes): void {
  for (const [file, edit] of made.flatMap(({ edits }) => Object.entries(edits))) {
    if (typeof edit === 'string') site.write(file, edit);
    else site.replace(file, ...edit);
  }
}

const together = mistakes.filter(({ isAlone }) => !isAlone);
const cases = [
  {
    name: `${together.length} mistakes at once`,
    made: together,
    checks: Object.keys(siteChecks).filter((check) => !siteChecks[check]?.isOfCode),
  },
  ...mistakes
    .filter(({ isAlone }) => isAlone)
    .map((mistake) => ({
      name: mistake.name,
      made: [mistake],
      checks: [mistake.check ?? 'contract'],
    })),
];

for (const { name, made, checks } of cases) {
  test(`${name}: check and build name every place, and the last good output stays`, () => {
    test.setTimeout(900_000);
    const site = copySite();
    try {
      make(site, made);
      for (const { code, output } of [site.run('scripts/check.ts', checks), site.build()]) {
        expect(code).toBe(1);
        for (const words of made.flatMap(({ says }) => says)) expect.soft(output).toMatch(words);
      }
      expect(readFileSync(path.join(site.folder, 'build/index.html'), 'utf8')).toBe(
        'last good output',
      );
    } finally {
      site.remove();
    }
  });
}
