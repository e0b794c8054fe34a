import type { ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { OutputStep } from '@aifindr-docs/page-outputs/OutputStep';
import { writeOutput } from '@aifindr-docs/page-outputs/writeOutput';
import { createWordSplitter } from '../engine/splitWords';
import { writeIndex } from '../indexFile';
import {
  indexFormat,
  indexPath,
  type SearchedAction,
  type SearchedPage,
  type SearchedSection,
  type SearchIndex,
  type SiteWords,
} from '../SearchIndex';
import { type AnsweredQuestion, readAnswer, readStep } from './readAnswer';
import { leftOut, readSections } from './readSections';
import { readSynonyms } from './readSynonyms';

export type { AnsweredQuestion } from './readAnswer';

export interface Options extends Omit<SiteWords, 'synonyms'> {
  /** Names of pages whose title says something else, by path. */
  names?: Readonly<Record<string, string>>;
  /** Text of the links that mark what is open, which no answer or preview says. */
  badge?: string;
  /** Names of the sections of the site, outermost first, by the folder that their pages are in. */
  sections: Readonly<Record<string, readonly string[]>>;
  /** Pages that search proposes before anything is typed. */
  popular: readonly string[];
  /** Table of synonyms, as `readSynonyms` reads it. */
  synonyms: string;
  /** Questions that search answers with a part of a section. */
  questions: readonly AnsweredQuestion[];
  /** What readers can do from search. */
  actions: readonly SearchedAction[];
}

/**
 * The file that search loads in the browser: the text of all indexed pages, by section, with answers and actions.
 *
 * The step throws an Error naming each question whose page, section or answer is gone.
 */
export function searchIndex(options: Options): OutputStep {
  const { popular, sections: labels, names = {}, badge, questions, actions, ...site } = options;
  const open = new Set(questions);
  const index: SearchIndex = {
    format: indexFormat,
    pages: [],
    sections: [],
    popular: [],
    answers: [],
    actions,
    words: { ...site, synonyms: readSynonyms(site.synonyms) },
  };
  const splitWords = createWordSplitter(site.undivided);
  return {
    visit(visited, { baseUrl }) {
      if (!visited.isIndexed) return;
      const page = { ...visited, content: withoutBadges(visited.content, badge) };
      const { title, sections } = readSections(page, splitWords, site.placeholders);
      const path = `/${page.route.slice(baseUrl.length)}`;
      const position = index.pages.length;
      index.pages.push({ path, title: names[path] ?? title, place: findPlace(path, labels) });
      const firstSection = index.sections.length;
      index.sections.push(...sections.map((section) => ({ page: position, ...section })));
      for (const question of questions) {
        const [asked, anchor] = question.section.split('#');
        const section = sections.findIndex((one) => one.anchor === anchor);
        if (asked !== path || section < 0) continue;
        const blocks = readAnswer(page.content, anchor, question);
        const opens = question.opens && readStep(page.content, question.opens);
        if (blocks.length === 0 || (question.opens && !opens)) continue;
        open.delete(question);
        index.answers.push({
          section: firstSection + section,
          questions: question.questions,
          blocks,
          ...(opens && { opens }),
        });
      }
    },
    async finish({ outDir }) {
      checkAnswers(open, index);
      index.popular = locatePopular(index.pages, popular);
      index.sections = index.sections.map(withoutCommonCode(index.sections));
      await writeOutput(outDir, indexPath, writeIndex(index));
    },
  };
}

/** A copy with a mark in place of the links of a text, which `normalize` takes out with what leads to them. */
function withoutBadges<Node extends ElementContent>(node: Node, badge?: string): Node {
  if (node.type !== 'element') return node;
  const children = node.children.map((child): ElementContent =>
    child.type === 'element' && child.tagName === 'a' && toString(child) === badge
      ? { type: 'text', value: leftOut }
      : withoutBadges(child, badge),
  );
  return { ...node, children };
}

/** Sections whose code may have a word: one that more have says nothing about any of them. */
const mostSections = 4;

function withoutCommonCode(sections: readonly SearchedSection[]) {
  const split = (code: string) => code.split(' ');
  const counts = new Map<string, number>();
  for (const word of sections.flatMap(({ code = '' }) => [...new Set(split(code))])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const isRare = (word: string) => (counts.get(word) ?? 0) <= mostSections;
  return ({ code = '', ...section }: SearchedSection): SearchedSection => {
    const words = split(code).filter(isRare).join(' ');
    return { ...section, ...(words !== '' && { code: words }) };
  };
}

/** @throws Error naming the questions without an answer, with file and line */
function checkAnswers(open: ReadonlySet<AnsweredQuestion>, { pages, sections }: SearchIndex): void {
  const messages = [...open].map(({ place, questions, section, opens }) => {
    const [path, anchor] = section.split('#');
    const page = pages.findIndex((one) => one.path === path);
    const reason =
      page < 0
        ? `there is no page ${path}`
        : sections.some((one) => one.page === page && one.anchor === anchor)
          ? `${section} has none of its facts${opens ? `, or the page no step #${opens}` : ''}`
          : `${path} has no section #${anchor}`;
    return `${place}: "${questions[0]}": ${reason}`;
  });
  if (messages.length > 0) {
    throw new Error(`search: questions without an answer\n${messages.join('\n')}`);
  }
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
