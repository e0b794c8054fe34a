import type { OutputStep } from '@aifindr-docs/page-outputs/OutputStep';
import { writeOutput } from '@aifindr-docs/page-outputs/writeOutput';
import { createWordSplitter, type SplitWords } from '../engine/splitWords';
import {
  type Block,
  indexFormat,
  indexPath,
  type SearchAction,
  type SearchedSection,
  type SearchIndex,
  type SiteWords,
} from '../SearchIndex';
import { listCodeWords } from './listCodeWords';
import { type PageSection, parseSections } from './parseSections';
import { parseSynonyms } from './parseSynonyms';
import { type AnsweredQuestion, selectAnswerBlocks } from './selectAnswerBlocks';

export type { AnsweredQuestion } from './selectAnswerBlocks';

export interface Options extends Omit<SiteWords, 'synonyms'> {
  /** Titles of the pages whose `<h1>` is not their name, by path. */
  pageTitles?: Readonly<Record<string, string>>;
  /** Text of the links that mark open questions, which are left out. */
  badgeText?: string;
  /** Breadcrumbs of pages, outermost first, by the folder that the pages are in. */
  breadcrumbsByFolder: Readonly<Record<string, readonly string[]>>;
  /** Paths of the pages that are proposed before anything is typed. */
  popular: readonly string[];
  /** Table of synonyms in the syntax of `parseSynonyms`. */
  synonyms: string;
  /** Questions that search answers with blocks of a section. */
  questions: readonly AnsweredQuestion[];
  /** Actions that readers can start from search. */
  actions: readonly SearchAction[];
}

/**
 * Creates the step that writes the file which search loads in the browser: the text of all indexed pages by section, with answers and
 * actions.
 *
 * The step throws an Error naming each question whose page, section or block is gone, and each popular page that is.
 */
export function searchIndex(options: Options): OutputStep {
  const {
    popular,
    breadcrumbsByFolder,
    pageTitles = {},
    badgeText,
    questions,
    actions,
    synonyms,
    ...siteWords
  } = options;
  const words = { ...siteWords, synonyms: parseSynonyms(synonyms) };
  const index: SearchIndex = { format: indexFormat, pages: [], popular, actions, words };
  const splitWords = createWordSplitter(words.undivided);
  const errorsByQuestion = new Map(
    questions.map((question) => [question, 'there is no such page']),
  );

  const addAnswer = (
    question: AnsweredQuestion,
    parsedSections: readonly PageSection[],
    sections: readonly SearchedSection[],
  ) => {
    const [, anchor] = question.answer.split('#');
    const position = parsedSections.findIndex((section) => section.anchor === anchor);
    const blocks = selectAnswerBlocks(parsedSections[position]?.blocks ?? [], question.shows);
    const section = sections[position];
    if (section === undefined) errorsByQuestion.set(question, 'the page has no such section');
    else if (blocks.length === 0) {
      errorsByQuestion.set(question, 'the section has not what it shows');
    } else {
      errorsByQuestion.delete(question);
      (section.answers ??= []).push({ phrasings: question.phrasings, blocks });
    }
  };

  return {
    visit(page, { baseUrl }) {
      if (!page.isIndexed) return;
      const path = `/${page.route.slice(baseUrl.length)}`;
      const parsedSections = parseSections(page, badgeText);
      const sections = parsedSections.map((section) => createSearchedSection(section, splitWords));
      const title = pageTitles[path] ?? parsedSections[0].title;
      const breadcrumbs = findBreadcrumbs(path, breadcrumbsByFolder);
      index.pages.push({ path, title, breadcrumbs, sections });
      for (const question of questions) {
        if (question.answer.split('#')[0] === path) addAnswer(question, parsedSections, sections);
      }
    },
    async finish({ outDir }) {
      const paths = new Set(index.pages.map(({ path }) => path));
      const errors = [
        ...[...errorsByQuestion].map(
          ([{ sourceLocation, answer, phrasings }, reason]) =>
            `${sourceLocation}: "${phrasings[0]}", ${answer}: ${reason}`,
        ),
        ...popular
          .filter((path) => !paths.has(path))
          .map((path) => `the popular page ${path} is not among the indexed pages`),
      ];
      if (errors.length > 0) throw new Error(`search:\n${errors.join('\n')}`);
      await writeOutput(outDir, indexPath, JSON.stringify(index));
    },
  };
}

function createSearchedSection(
  { kind, title, anchor, trail, blocks, names }: PageSection,
  splitWords: SplitWords,
): SearchedSection {
  const text = blocks
    .flatMap((block) => (block.kind === 'code' ? [] : formatLine(block)))
    .join('\n');
  const tokens = blocks.flatMap((block) =>
    block.kind === 'code' ? [...block.tokens, ['\n'] as [string]] : [],
  );
  const code = listCodeWords([...tokens, [names.join('\n')]], `${title}\n${text}`, splitWords);
  return {
    kind,
    ...(trail.length > 0 && { trail }),
    title,
    ...(anchor !== undefined && { anchor }),
    ...(text !== '' && { text }),
    ...(code !== '' && { code }),
  };
}

function formatLine(block: Exclude<Block, { kind: 'code' }>): string {
  if (block.kind !== 'row') return block.text;
  if (block.text === '') return block.name;
  return `${block.name}${/[.:!?]$/.test(block.name) ? '' : ':'} ${block.text}`;
}

/** Finds the breadcrumbs of the deepest folder that the page is in. */
function findBreadcrumbs(
  path: string,
  breadcrumbsByFolder: Options['breadcrumbsByFolder'],
): readonly string[] {
  const [deepest] = Object.entries(breadcrumbsByFolder)
    .filter(([folder]) => path.startsWith(`${folder}/`))
    .sort(([firstFolder], [secondFolder]) => secondFolder.length - firstFolder.length);
  return deepest?.[1] ?? [];
}
