import type { SearchedSection } from '../SearchIndex';

/** A section that matched: its position in the index and its score. */
export interface RankedSection {
  id: number;
  score: number;
}

/** A page with its best sections, best first. */
export interface RankedPage {
  page: number;
  score: number;
  sections: RankedSection[];
}

const maximumPages = 8;
const maximumSections = 4;
/** Minimum score of a section, relative to the best one of its page. */
const leastShare = 0.3;
/** Weight of the other matching sections of a page: a page that is all about the query ranks first. */
const othersWeight = 0.08;

/** Groups the matching sections by page, best page first. */
export function groupByPage(
  sections: readonly SearchedSection[],
  scores: ReadonlyMap<number, number>,
): RankedPage[] {
  const pages = new Map<number, RankedSection[]>();
  for (const [id, score] of scores) {
    const page = sections[id]?.page ?? 0;
    const known = pages.get(page);
    if (known === undefined) {
      pages.set(page, [{ id, score }]);
    } else {
      known.push({ id, score });
    }
  }
  return [...pages]
    .map(([page, matches]) => {
      const ranked = matches.sort(byScore);
      const [best, ...others] = ranked;
      const sum = others.slice(0, 5).reduce((total, { score }) => total + score, 0);
      const top = best?.score ?? 0;
      return {
        page,
        score: top + sum * othersWeight,
        sections: ranked.slice(0, maximumSections).filter(({ score }) => score >= top * leastShare),
      };
    })
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .slice(0, maximumPages);
}

function byScore(a: RankedSection, b: RankedSection): number {
  return b.score - a.score || a.id - b.id;
}
