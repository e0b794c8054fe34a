import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteChecks } from '@aifindr-docs/content-checks/siteChecks';
import { tools } from '@aifindr-docs/content-checks/tools';
import { copySite, type SiteCopy } from '../../scripts/support/copySite';
import { mistakes } from './mistakes';

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
    checks: [
      ...Object.keys(siteChecks),
      ...Object.keys(tools).filter((name) => tools[name]?.content !== undefined),
    ],
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
  test(`${name}: check and build name every place, and the last good output stays`, async () => {
    const site = copySite();
    try {
      make(site, made);
      for (const run of [() => site.run('scripts/check.ts', checks), () => site.build()]) {
        const { succeeded, output } = await run();
        expect(succeeded).toBe(false);
        for (const words of made.flatMap(({ says }) => says)) expect.soft(output).toMatch(words);
      }
      expect(readFileSync(path.join(site.folder, 'build/index.html'), 'utf8')).toBe(
        'last good output',
      );
    } finally {
      await site.remove();
    }
  });
}

test('broken Markdown links are warnings of a build, and errors with --strict or in CI', async () => {
  const site = copySite();
  try {
    const file = 'docs/widget-config/triggers.mdx';
    const text = site.read(file);
    const line = text.split('\n').length + 1;
    site.write(
      file,
      `${text}\n[Nada](./nada.mdx#no) y [nada más][nada].\n\n[nada]: ../nada-mas.md\n`,
    );
    const strict = ['scripts/build.ts', ['--strict'], { CI: '' }] as const;
    for (const build of [() => site.run(...strict), () => site.build({ CI: 'true' })]) {
      const { succeeded, output } = await build();
      expect(succeeded).toBe(false);
      expect(output).toContain(`\n${file}:${line}: no page ./nada.mdx`);
      expect(output).toContain(`\n${file}:${line + 2}: no page ../nada-mas.md`);
      expect(site.read('build/index.html')).toBe('last good output');
    }
    const { succeeded, output } = await site.build({ CI: '' });
    expect(output).toContain(`${file}:${line}: warning: no page ./nada.mdx`);
    expect(output).toContain(`${file}:${line + 2}: warning: no page ../nada-mas.md`);
    expect(succeeded).toBe(true);
    expect(site.read('build/docs/widget-config/triggers.html')).toContain('nada más');
  } finally {
    await site.remove();
  }
});
