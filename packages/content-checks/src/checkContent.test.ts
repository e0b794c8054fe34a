import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatProblem } from '@aifindr-docs/api-reference/Problem';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { checkContent } from './checkContent';
import { extractCommentProse } from './collectCodeComments';
import { listProseBlocks } from './listProseBlocks';
import { parseSourcePage } from './parseSourcePage';

const description = 'Una página de prueba con una descripción que los buscadores muestran entera.';
const front = `---\ntitle: Prueba\ndescription: ${description}\n---\n\n`;
const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`;

/** Pages with one mistake each, and the expected line and start of the message. What follows `front` starts on line 6. */
const mistakes: [name: string, page: string, problem: string][] = [
  ['region', front + fence('js file=examples/a.js#no', ''), '6: file=examples/a.js#no'],
  ['option', front + fence('js file:examples/a.js', ''), '6: unknown fence option'],
  ['id', `${front}## Uno {#uno}\n\n## Dos {#uno}`, '8: the id "uno" is that of line 6 too'],
  ['title', `---\ndescription: ${description}\n---\n`, '1: no title: add'],
  ['long', front.replace(description, 'Corta.'), '3: a description of 6 characters; 70'],
  ['yaml', '---\ntitle: Una: dos\n---\n', '2: the front matter is no YAML'],
  ['open', `${front}<Tabs>\n\nFin.`, '6: Expected a closing tag for `<Tabs>`'],
  ['notice', `${front}:::note\n\nTexto.`, '6: :::note is never closed'],
  ['name', `${front}\`AIFindrWidget.opne()\``, '6: unknown AIFindrWidget member "opne"'],
  ['prose', `${front}Usted pulsa.`, '6: "Usted": the reader is "tú" (informal-address)'],
  ['shell', front + fence('bash', 'if true; then'), '8: bash: line'],
  ['json', front + fence('json', '{ a: 1 }'), '7: '],
  ['js', front + fence('js', 'open();'), '6: put code in the language "js" into a file'],
  ['away', front + fence('js file=src/a.js', ''), '6: src/a.js is outside of examples/'],
];

test('every mistake is reported with its file and line, all at once', async () => {
  const siteDir = createTestFolder({
    ...Object.fromEntries(mistakes.map(([name, page]) => [`docs/${name}.mdx`, page])),
    'api.yaml': 'openapi: 3.0.3\ninfo: {}\npaths: {}\n',
    'examples/a.js': 'let a;\n',
    'src/a.js': 'let a;\n',
  });
  cpSync(path.resolve(__dirname, '../../../redocly.yaml'), path.join(siteDir, 'redocly.yaml'));
  cpSync(path.join(siteDir, 'docs'), path.join(siteDir, 'src/pages'), { recursive: true });
  const problems = await checkContent({
    siteDir,
    specPath: 'api.yaml',
    rulesPath: 'redocly.yaml',
    pageFolders: ['docs', 'src/pages'],
    generated: 'docs/api',
    testedFolders: ['examples'],
    apiTexts: [],
  });
  const lines = problems.map(formatProblem);
  for (const [name, , problem] of mistakes) {
    expect(lines).toContainEqual(expect.stringContaining(`docs/${name}.mdx:${problem}`));
  }
  expect(lines).toContainEqual(
    expect.stringContaining('api.yaml:2:1 The field `title` must be present'),
  );
});

test('the prose of a page is the text that readers see, with its lines', () => {
  const page =
    '---\ntitle: Un título\n---\n\n## Cero {#cero}\n\n:::note[Nota]\n\nUno `dos` {tres} [cuatro](/a)\n\n:::\n\n| A |\n| - |\n| B |\n';
  const blocks = listProseBlocks(parseSourcePage('a.mdx', page, __dirname));
  const prose = blocks.filter(({ kind }) => kind !== 'link');
  expect(prose.map(({ line, text }) => `${line} ${text.replace(/\s+/g, ' ').trim()}`)).toEqual([
    '2 Un título',
    '5 Cero',
    '7 Nota',
    '9 Uno cuatro',
    '13 A',
    '15 B',
  ]);
});

test.each([
  ['js', "const url = 'https://a.b'; // Una dirección.\nopen();", ' Una dirección.\n'],
  ['html', '<p>Texto</p>\n<!-- Aquí va el script. -->', '\n Aquí va el script. '],
  ['php', '/*\n\nphpcs:ignore X\n"uno\ndos"\nTres. */\nopen();', '\n\n\n\n\nTres.\n'],
  ['bash', '# Un evento por línea.\necho "# no"', ' Un evento por línea.\n'],
])('only the comments of %s are extracted, each on its line', (language, code, comments) => {
  const trimLines = (text: string) => text.split('\n').map((line) => line.trim());
  expect(trimLines(extractCommentProse(code, language))).toEqual(trimLines(comments));
});
