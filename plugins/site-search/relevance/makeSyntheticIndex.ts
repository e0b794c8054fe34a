import { indexFormat, type SearchIndex, type Section } from '../SearchIndex';
import { makeSequence } from './makeSequence';

const sectionsPerPage = 12;

/**
 * A site of many pages in the words of ours: every page has our kinds of sections, texts of our length, and some words of
 * its own, so that the vocabulary grows as that of real pages does. The same count makes the same site.
 */
export function makeSyntheticIndex(source: SearchIndex, count: number): SearchIndex {
  const next = makeSequence();
  const texts = source.sections.map(({ text = '' }) => text).filter((text) => text.length > 40);
  const titles = source.sections.map(({ title }) => title);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[next() % items.length];
    if (item === undefined) throw new Error('the built index has no sections with text');
    return item;
  };
  const ownWord = () => `${pick(['modulo', 'campo', 'opcion', 'evento'])}${next() % (count * 5)}`;
  const pages = Array.from({ length: count }, (_page, number) => ({
    path: `/docs/pagina-${number}`,
    title: `${pick(titles)} ${ownWord()}`,
    place: ['Docs'],
  }));
  const sections = pages.flatMap(({ title }, page) =>
    Array.from({ length: sectionsPerPage }, (_section, number): Section => ({
      page,
      kind: number === 0 ? 'page' : 'heading',
      title: number === 0 ? title : `${pick(titles)} ${ownWord()}`,
      ...(number === 0 ? {} : { anchor: `s${number}` }),
      text: shuffle(pick(texts)),
    })),
  );
  return { format: indexFormat, pages, sections, popular: [] };

  function shuffle(text: string): string {
    const words = text.split(' ');
    return words.map((word) => (next() % 12 === 0 ? ownWord() : word)).join(' ');
  }
}
