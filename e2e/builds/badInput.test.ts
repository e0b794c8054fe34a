/** Tests what a build reports for authors' mistakes, and that a failed build keeps the last good output. */
import { expect, onTestFinished, test } from 'vitest';
import { copySiteToTemp, type SiteCopy } from '../../scripts/support/copySite';

const guide = 'docs/widget-config';
const page = `${guide}/triggers.mdx`;
const lastGood = 'last good output';

function copyForTest(): SiteCopy {
  const site = copySiteToTemp();
  onTestFinished(() => site.remove());
  return site;
}

/** Appends Markdown to `page`, and returns the line number at which the appended text starts. */
function append(site: SiteCopy, text: string): number {
  const before = site.read(page);
  site.write(page, `${before}\n${text}\n`);
  return before.split('\n').length + 1;
}

async function expectFailure(site: SiteCopy, messages: readonly (string | RegExp)[]) {
  const { succeeded, output } = await site.build();
  expect(succeeded).toBe(false);
  for (const message of messages) expect.soft(output).toMatch(message);
  expect(site.read('build/index.html')).toBe(lastGood);
}

test('mistakes in pages, code and contract are all named in one build, each with its file', async () => {
  const site = copyForTest();
  const line = append(site, '## Uno {#boton}\n\n`AIFindrWidget.opne()` y la clabe. Usted pulsa.');
  site.write('examples/guide/prueba/wrong.js', 'document.bdoy.remove();\n');
  site.write('examples/html/wrong.html', '<p>Uno<div></p>\n');
  site.replace('examples/swagger.yaml', 'stream: true', 'stream: 7');
  site.replace('examples/swagger.yaml', 'summary: Hacer pregunta', 'sumary: Hacer pregunta');
  site.write(`${guide}/open.mdx`, '---\ntitle: Una: dos\n---\n');
  await expectFailure(site, [
    `${page}:${line}: the id "boton" is that of line`,
    `${page}:${line + 2}: unknown AIFindrWidget member "opne"`,
    `${page}:${line + 2}: "Usted": the reader is "tú"`,
    new RegExp(`${page}:${line + 2}:\\d+ - Unknown word \\(clabe\\)`),
    /examples\/guide\/prueba\/wrong\.js\(1,\d+\): error TS2\d+: .*'bdoy'/,
    'examples/html/wrong.html',
    /examples\/swagger\.yaml:\d+:\d+ warning: .*`stream` property type must be boolean/,
    /examples\/swagger\.yaml:\d+:\d+ Property `sumary` is not expected here; did you mean summary\?/,
    `${guide}/open.mdx:2: the front matter is no YAML`,
  ]);
});

test.each([
  ['links', '[a](/docs/api/nada) [b](/docs/nada)', ['/docs/api/nada', '/docs/nada', 'triggers']],
  ['anchors', '[c](./intro.mdx#nada)', ['/docs/widget-config/intro#nada', 'triggers']],
])('%s that do not exist are named with their page', async (_name, text, messages) => {
  const site = copyForTest();
  append(site, text);
  await expectFailure(site, messages);
});

test.each([
  ['sidebars.ts', 'widget-config/personalizacion'],
  ['config/theme.ts', 'widget-config/intro'],
])('the id of a missing doc in %s is named', async (file, id) => {
  const site = copyForTest();
  site.replace(file, id, 'widget-config/nothing');
  await expectFailure(site, ['widget-config/nothing']);
});

test('broken Markdown links are warnings of a build, and errors with --strict or in CI', async () => {
  const site = copyForTest();
  append(site, '[Nada](./nada.mdx#no)');
  const strict = ['scripts/build.ts', ['--strict'], { CI: '' }] as const;
  for (const build of [() => site.runJiti(...strict), () => site.build({ CI: 'true' })]) {
    const { succeeded, output } = await build();
    expect(succeeded).toBe(false);
    expect(output).toContain('nada.mdx');
    expect(site.read('build/index.html')).toBe(lastGood);
  }
  const { succeeded, output } = await site.build({ CI: '' });
  expect(output).toMatch(/WARNING[^]*nada\.mdx/);
  expect(succeeded).toBe(true);
});
