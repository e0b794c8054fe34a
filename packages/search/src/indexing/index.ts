import type { OutputStep } from '@aifindr-docs/page-outputs/OutputStep';
import { writeOutput } from '@aifindr-docs/page-outputs/writeOutput';
import { createWordSplitter, type SplitWords } from '../engine/splitWords';
import {
  indexFormat,
  indexPath,
  type SearchedAction,
  type SearchedSection,
  type SearchIndex,
  type SiteWords,
} from '../SearchIndex';
import { type AnsweredQuestion, chooseAnswer } from './chooseAnswer';
import { listCodeWords } from './listCodeWords';
import { type PageSection, readSections } from './readSections';
import { readSynonyms } from './readSynonyms';

export type { AnsweredQuestion } from './chooseAnswer';

export interface Options extends Omit<SiteWords, 'synonyms'> {
  /** Names of pages whose title says something else, by path. */
  names?: Readonly<Record<string, string>>;
  /** Text of the links that mark what is open, which are left out. */
  badge?: string;
  /** Names of the sections of the site, outermost first, by the folder that their pages are in. */
  sections: Readonly<Record<string, readonly string[]>>;
  /** Paths of the pages that search proposes before anything is typed. */
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
 * The step throws an Error naming each question whose page, section or answer is gone, and each popular page that is.
 */
export function searchIndex(options: Options): OutputStep {
  const { popular, sections: labels, names = {}, badge, questions, actions, ...site } = options;
  const unanswered = new Map(questions.map((question) => [question, 'there is no such page']));
  const words = { ...site, synonyms: readSynonyms(site.synonyms) };
  const index: SearchIndex = { format: indexFormat, pages: [], popular, actions, words };
  const splitWords = createWordSplitter(site.undivided);
  return {
    visit(page, { baseUrl }) {
      if (!page.isIndexed) return;
      const path = `/${page.route.slice(baseUrl.length)}`;
      const read = readSections(page, badge);
      const sections = read.map((section) => toIndexed(section, splitWords));
      const title = names[path] ?? read[0].title;
      index.pages.push({ path, title, place: findPlace(path, labels), sections });
      for (const question of questions) {
        const [asked, anchor] = question.answer.split('#');
        if (asked !== path) continue;
        const at = sections.findIndex((section) => section.anchor === anchor);
        const blocks = chooseAnswer(read[at]?.blocks ?? [], question.shows);
        if (at < 0) unanswered.set(question, 'the page has no such section');
        else if (blocks.length === 0) unanswered.set(question, 'the section has not what it shows');
        else {
          unanswered.delete(question);
          (sections[at]!.answers ??= []).push({ asked: question.asked, blocks });
        }
      }
    },
    async finish({ outDir }) {
      const paths = new Set(index.pages.map(({ path }) => path));
      const problems = [
        ...[...unanswered].map(
          ([{ place, answer, asked }, reason]) => `${place}: "${asked[0]}", ${answer}: ${reason}`,
        ),
        ...popular
          .filter((path) => !paths.has(path))
          .map((path) => `the popular page ${path} is not among the indexed pages`),
      ];
      if (problems.length > 0) throw new Error(`search:\n${problems.join('\n')}`);
      await writeOutput(outDir, indexPath, JSON.stringify(index));
    },
  };
}

function toIndexed(
  { kind, title, anchor, trail, blocks, names }: PageSection,
  splitWords: SplitWords,
): SearchedSection {
  const text = blocks.flatMap((block) => (block.kind === 'code' ? [] : toLine(block))).join('\n');
  const pieces = blocks.flatMap((block) =>
    block.kind === 'code' ? [...block.pieces, ['\n'] as [string]] : [],
  );
  const code = listCodeWords([...pieces, [names.join('\n')]], `${title}\n${text}`, splitWords);
  return {
    kind,
    ...(trail.length > 0 && { trail }),
    title,
    ...(anchor !== undefined && { anchor }),
    ...(text !== '' && { text }),
    ...(code !== '' && { code }),
  };
}

function toLine(block: Exclude<PageSection['blocks'][number], { kind: 'code' }>): string {
  if (block.kind !== 'row' || block.text === '') {
    return block.kind === 'row' ? block.name : block.text;
  }
  return `${block.name}${/[.:!?]$/.test(block.name) ? '' : ':'} ${block.text}`;
}

/** Labels of the deepest folder that holds the page. */
function findPlace(path: string, labels: Options['sections']): readonly string[] {
  const [deepest] = Object.entries(labels)
    .filter(([folder]) => path.startsWith(`${folder}/`))
    .sort(([one], [other]) => other.length - one.length);
  return deepest?.[1] ?? [];
}
