import type { SearchIndex } from '../../../search/SearchIndex';
import { indexFormat, indexPath } from '../../../search/SearchIndex';
import type { Options } from '../../options';
import type { Build, Step } from '../../Page';
import { writeOutput } from '../../writeOutput';
import { readSections } from './readSections';

/** The file that search loads in the browser: the text of all indexed pages, by section. */
export function searchIndex({ options, props: { baseUrl, outDir } }: Build): Step {
  const index: SearchIndex = { format: indexFormat, pages: [], sections: [], popular: [] };
  return {
    visit(page) {
      if (!page.isIndexed) return;
      const { title, sections } = readSections(page);
      const path = `/${page.route.slice(baseUrl.length)}`;
      const position = index.pages.length;
      index.pages.push({ path, title, place: findPlace(path, options.sections) });
      index.sections.push(...sections.map((section) => ({ page: position, ...section })));
    },
    async finish() {
      index.popular = listPopular(index, options.popular);
      await writeOutput(outDir, indexPath, JSON.stringify(index));
    },
  };
}

/** Labels of the deepest folder that holds the page. */
function findPlace(path: string, labels: Options['sections']): string[] {
  const [deepest] = Object.entries(labels)
    .filter(([folder]) => path.startsWith(`${folder}/`))
    .sort(([one], [other]) => other.length - one.length);
  return [...(deepest?.[1] ?? [])];
}

/**
 * Positions of the pages that search proposes.
 *
 * @throws Error naming a page that is not indexed
 */
export function listPopular({ pages }: SearchIndex, popular: readonly string[]): number[] {
  return popular.map((path) => {
    const position = pages.findIndex((page) => page.path === path);
    if (position < 0) {
      throw new Error(`search: the popular page ${path} is not among the indexed pages`);
    }
    return position;
  });
}
