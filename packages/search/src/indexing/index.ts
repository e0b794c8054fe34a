import { type OutputStep, writeOutput } from '@aifindr-docs/page-outputs/OutputStep';
import { createWordSplitter, type SplitWords } from '../engine/splitWords';
import {
  type Block,
  indexPath,
  type SearchAnswer,
  type SearchedPage,
  type SearchedSection,
  type SearchIndex,
  type SiteWords,
} from '../SearchIndex';
import { joinNewCodeWords } from './joinNewCodeWords';
import { type PageSection, type PageSections, parseSections } from './parseSections';
import { type AnsweredQuestion, selectAnswerBlocks } from './selectAnswerBlocks';

export type { AnsweredQuestion } from './selectAnswerBlocks';

/** A view of a page that a query parameter shows, such as its samples in one language. It has a search result of its own. */
interface PageView {
  path: string;
  /** Query of the URL, such as `?lang=go`. */
  query: string;
  title: string;
  /** Words that find the view besides those of its title. */
  keywords?: string | undefined;
}

export interface Options extends SiteWords {
  /** Titles of the pages whose `<h1>` is not their name, by path. */
  pageTitles?: Readonly<Record<string, string>>;
  /** Matches text that is removed from lines, cells and headings after the `<h1>`, such as ` (Por confirmar)`; needs the flag `g`. */
  ignoredText?: RegExp;
  /** Breadcrumbs of pages, outermost first, by the folder that the pages are in. A folder must follow the folders that contain it. */
  breadcrumbsByFolder: Readonly<Record<string, readonly string[]>>;
  /** Paths of the pages that are proposed for an empty query and for one without results. */
  popular: readonly string[];
  questions: readonly AnsweredQuestion[];
  views?: readonly PageView[];
}

/**
 * Creates the step that writes the search index: the text of the indexed pages by section, with answers and views. It throws an Error for a
 * page without `<h1>`, and one that names each question whose section or blocks do not exist and each popular page that is not indexed.
 */
export function searchIndex(options: Options): OutputStep {
  const {
    popular,
    breadcrumbsByFolder,
    pageTitles,
    ignoredText,
    questions,
    views = [],
    ...words
  } = options;
  const splitWords = createWordSplitter(words.undivided);
  const sectionsByPath = new Map<string, PageSections>();

  return {
    visit(page, { baseUrl }) {
      if (!page.isIndexed) return;
      sectionsByPath.set(`/${page.route.slice(baseUrl.length)}`, parseSections(page, ignoredText));
    },
    async finish({ outDir }) {
      const errors = popular
        .filter((path) => !sectionsByPath.has(path))
        .map((path) => `the popular page ${path} is not among the indexed pages`);
      const answers = new Map<PageSection, SearchAnswer[]>();
      for (const { answer, phrasings, shows, sourceLocation } of questions) {
        const [path = '', anchor] = answer.split('#');
        const section = sectionsByPath.get(path)?.find((candidate) => candidate.anchor === anchor);
        const blocks = selectAnswerBlocks(section?.blocks ?? [], shows);
        if (section === undefined || blocks.length === 0) {
          const problem = section
            ? 'the section has not what it shows'
            : 'there is no such section';
          errors.push(`${sourceLocation}: "${phrasings[0]}", ${answer}: ${problem}`);
        } else {
          answers.set(section, [...(answers.get(section) ?? []), { phrasings, blocks }]);
        }
      }
      if (errors.length > 0) throw new Error(`search:\n${errors.join('\n')}`);
      const folders = Object.entries(breadcrumbsByFolder);
      const pages = [...sectionsByPath].map(([path, sections]): SearchedPage => ({
        path,
        title: pageTitles?.[path] ?? sections[0].title,
        breadcrumbs: folders.findLast(([folder]) => path.startsWith(`${folder}/`))?.[1] ?? [],
        sections: [
          ...sections.map((section) => ({
            ...createSearchedSection(section, splitWords),
            answers: answers.get(section),
          })),
          ...views.filter((view) => view.path === path).map(createViewSection),
        ],
      }));
      const index: SearchIndex = { pages, popular, words };
      await writeOutput(outDir, indexPath, JSON.stringify(index));
    },
  };
}

function createViewSection({ title, query, keywords }: PageView): SearchedSection {
  return { kind: 'page', title, target: query, code: keywords };
}

function createSearchedSection(
  { kind, title, anchor, trail, blocks, names }: PageSection,
  splitWords: SplitWords,
): SearchedSection {
  const text = blocks
    .flatMap((block) => (block.kind === 'code' ? [] : formatAsLine(block)))
    .join('\n');
  const tokens = blocks.flatMap((block) =>
    block.kind === 'code' ? [...block.tokens, ['\n'] as [string]] : [],
  );
  const code = joinNewCodeWords([...tokens, [names.join('\n')]], `${title}\n${text}`, splitWords);
  // `JSON.stringify` omits properties that are undefined.
  return {
    kind,
    trail: trail.length > 0 ? trail : undefined,
    title,
    target: anchor && `#${anchor}`,
    text: text || undefined,
    code: code || undefined,
  };
}

function formatAsLine(block: Exclude<Block, { kind: 'code' }>): string {
  if (block.kind !== 'row') return block.text;
  if (block.text === '') return block.name;
  return `${block.name}${/[.:!?]$/.test(block.name) ? '' : ':'} ${block.text}`;
}
