import type { Step } from '@aifindr-docs/page-outputs/Step';
import { writeOutput } from '@aifindr-docs/page-outputs/writeOutput';
import { createWordSplitter } from '../engine/splitWords';
import {
  indexFormat,
  indexPath,
  type SearchedPage,
  type SearchIndex,
  type SiteWords,
} from '../SearchIndex';
import { readSections } from './readSections';
import { readSynonyms } from './readSynonyms';

export interface Options extends Omit<SiteWords, 'synonyms'> {
  /** Names of the sections of the site, outermost first, by the folder that their pages are in. */
  sections: Readonly<Record<string, readonly string[]>>;
  /** Pages that search proposes before anything is typed. */
  popular: readonly string[];
  /** Table of synonyms, as `readSynonyms` reads it. */
  synonyms: string;
}

/** The file that search loads in the browser: the text of all indexed pages, by section. */
export function searchIndex({ popular, sections: labels, ...site }: Options): Step {
  const index: SearchIndex = {
    format: indexFormat,
    pages: [],
    sections: [],
    popular: [],
    words: { ...site, synonyms: readSynonyms(site.synonyms) },
  };
  const splitWords = createWordSplitter(site.undivided);
  return {
    visit(page, { baseUrl }) {
      if (!page.isIndexed) return;
      const { title, sections } = readSections(page, splitWords);
      const path = `/${page.route.slice(baseUrl.length)}`;
      const position = index.pages.length;
      index.pages.push({ path, title, place: findPlace(path, labels) });
      index.sections.push(...sections.map((section) => ({ page: position, ...section })));
    },
    async finish({ outDir }) {
      index.popular = locatePopular(index.pages, popular);
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
export function locatePopular(
  pages: readonly SearchedPage[],
  popular: readonly string[],
): number[] {
  return popular.map((path) => {
    const position = pages.findIndex((page) => page.path === path);
    if (position < 0) {
      throw new Error(`search: the popular page ${path} is not among the indexed pages`);
    }
    return position;
  });
}
