import type { Writer } from './createWriter';

/** Files of a site by their path in the repository. */
export type Files = ReadonlyMap<string, string>;

/** Folder of the synthetic pages in `docs`, which a sidebar takes in as it is. */
export const pagesDir = 'ampliacion';

const pagesPerCategory = 10;
const sectionsPerPage = 7;

/**
 * Pages of a guide with what ours have: headings with ids, paragraphs, lists, tables, notes, links to each other, tabs, and code
 * from files by region.
 */
export function makePages(count: number, writerOf: (page: number) => Writer): Files {
  const files = new Map<string, string>();
  for (let page = 0; page < count; page += 1) {
    const category = Math.floor(page / pagesPerCategory);
    const folder = `docs/${pagesDir}/${group(category)}`;
    if (page % pagesPerCategory === 0) {
      files.set(
        `${folder}/_category_.json`,
        JSON.stringify({ label: `Grupo ${category + 1}`, position: category + 1 }),
      );
      if (category % pagesPerCategory === 0) {
        const part = category / pagesPerCategory;
        files.set(
          `docs/${pagesDir}/parte-${part}/_category_.json`,
          JSON.stringify({ label: `Parte ${part + 1}`, position: part + 1 }),
        );
      }
    }
    const writer = writerOf(page);
    files.set(`${folder}/pagina-${page}.mdx`, makePage(page, count, writer));
    files.set(codeFile(page), makeCode(writer));
  }
  return files;
}

/** A hundred pages stand under one part: a sidebar shows what is open, not all of them. */
function group(category: number): string {
  return `parte-${Math.floor(category / pagesPerCategory)}/grupo-${category}`;
}

function codeFile(page: number): string {
  return `examples/ampliacion/pagina-${page}.js`;
}

function makePage(page: number, count: number, writer: Writer): string {
  const { number, text, word } = writer;
  const title = capitalise(`${word()} ${word()} ${page}`);
  const sections = Array.from({ length: sectionsPerPage }, (_, section) =>
    makeSection(page, count, section, writer),
  );
  const description = `${title}: ${text(6)}`.slice(0, number(90, 150)).replace(/[\s,.]+\S*$/, '');
  return [
    `---\ntitle: ${title}\ndescription: '${description}.'\nsidebar_label: ${title}\n---`,
    `import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';`,
    text(4),
    ...sections,
    '',
  ].join('\n\n');
}

function makeSection(page: number, count: number, section: number, writer: Writer): string {
  const { number, pick, sentence, text, word } = writer;
  const other = number(0, count - 1);
  const category = group(Math.floor(other / pagesPerCategory));
  const parts = [
    `## ${capitalise(`${word()} ${word()}`)} {#apartado-${section}}`,
    text(number(2, 5)),
    `Consulta [${word()} ${word()}](../../${category}/pagina-${other}.mdx#apartado-${number(0, sectionsPerPage - 1)}).`,
  ];
  switch (section % 4) {
    case 0:
      parts.push(makeFence(page, section, writer), text(2));
      break;
    case 1:
      parts.push(
        ['| Nombre | Valor | Para qué |', '| --- | --- | --- |']
          .concat(
            Array.from(
              { length: number(4, 9) },
              () => `| \`${word()}-${word()}\` | ${word()} | ${sentence()} |`,
            ),
          )
          .join('\n'),
        makeFence(page, section, writer),
      );
      break;
    case 2:
      parts.push(
        Array.from({ length: number(3, 6) }, () => `- **${word()}.** ${sentence()}`).join('\n'),
        `:::${pick(['note[Nota]', 'tip[Consejo]', 'warning[Atención]'])}\n\n${text(2)}\n\n:::`,
      );
      break;
    default:
      parts.push(
        makeTabs(page, section, writer),
        `### ${capitalise(word())} {#detalle-${section}}`,
      );
      parts.push(text(3));
  }
  return parts.join('\n\n');
}

function makeFence(page: number, section: number, { word }: Writer): string {
  return `\`\`\`js file=${codeFile(page)}#parte-${section} title="${word()}.js"\n\n\`\`\``;
}

function makeTabs(page: number, section: number, writer: Writer): string {
  const items = ['uno', 'dos'].map(
    (value, index) =>
      `<TabItem value="${value}" label="${capitalise(writer.word())}">\n\n${writer.sentence()}\n\n${makeFence(page, section - index, writer)}\n\n</TabItem>`,
  );
  return `<Tabs groupId="ampliacion">\n${items.join('\n')}\n</Tabs>`;
}

/** A program with one region for every section. */
function makeCode({ number, pick, sentence, word }: Writer): string {
  const name = () => `${word()}${capitalise(word())}`;
  const regions = Array.from({ length: sectionsPerPage }, (_, section) => {
    const [made, given] = [name(), name()];
    const lines = Array.from({ length: number(3, 12) }, () =>
      pick([
        `  const ${name()} = ${given}.${word()}(${number(1, 900)});`,
        `  if (${given}.${word()} === '${word()}') return ${number(1, 90)};`,
        `  // ${sentence()}`,
        `  ${given}.${word()}({ ${word()}: '${word()} ${word()}', ${word()}: [${number(1, 9)}, null] });`,
      ]),
    );
    return [
      `// #region parte-${section}`,
      `export function ${made}(${given}) {`,
      ...lines,
      `  return ${given};`,
      '}',
      `// #endregion parte-${section}`,
    ].join('\n');
  });
  return `${regions.join('\n\n')}\n`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
