import type {
  AnswerResult,
  PageResult,
  Proposals,
  SearchResults,
  SectionResult,
} from '../../engine/describeResults';
import type { FoundAction } from '../../engine/matchActions';
import { texts } from './texts';

/** A titled group of options: results of one page, or of pages that have the same section, the answer, proposals, actions. */
export interface Group {
  key: string;
  /** Sections of the site that the page is in and its title, outermost first; without it for several pages. */
  label: string[];
  options: Option[];
}

/** What can be chosen, with its position in the whole list. */
export type Option = { position: number } & (
  | ({ kind: 'answer' } & AnswerResult)
  | ({ kind: 'action' } & FoundAction)
  | ({ kind: 'section' } & SectionResult)
);

type Draft = Omit<Group, 'options'> & { options: Unplaced[] };
type Unplaced = Option extends infer One
  ? One extends Option
    ? Omit<One, 'position'>
    : never
  : never;

/** Pages of one section at least, for it to be a group. */
const leastPages = 3;

/** The answer, then the results of each page; actions come after the first page, or before it where the query names one. */
export function listGroups({ answer, pages, actions }: SearchResults): Group[] {
  const groups = listPages(pages, answer?.target);
  const named = actions.filter(({ isNamed }) => isNamed);
  const others = actions.filter(({ isNamed }) => !isNamed);
  return place([
    ...(answer
      ? [
          {
            key: 'answer',
            label: [texts.answer()],
            options: [{ kind: 'answer', ...answer } as const],
          },
        ]
      : []),
    ...listActions('named', named),
    ...groups.slice(0, 1),
    ...listActions('actions', others),
    ...groups.slice(1),
  ]);
}

/** What was opened last, the popular pages and all actions. */
export function listProposals({ recent, pages, actions }: Proposals): Group[] {
  return place([
    ...listPlain('recent', texts.recent(), recent.flatMap(nameSection)),
    ...listPlain('popular', texts.popular(), pages.flatMap(nameSection)),
    ...listActions('actions', actions),
  ]);
}

/** The section of a page, with all that it stands in. */
function nameSection({ place: places, title, sections: [section] }: PageResult): Unplaced[] {
  if (section === undefined) return [];
  const trail = section.isPage ? places : [...places, title, ...section.trail];
  return [{ kind: 'section', ...section, trail, excerpt: [] }];
}

function listPlain(key: string, label: string, options: Unplaced[]): Draft[] {
  return options.length > 0 ? [{ key, label: [label], options }] : [];
}

function listActions(key: string, actions: readonly FoundAction[]): Draft[] {
  // What the page has no control for cannot be done there.
  const options = actions
    .filter(({ presses }) => presses === undefined || document.querySelector(presses) !== null)
    .map((action) => ({ kind: 'action', ...action }) as const);
  return listPlain(key, texts.actions(), options);
}

/** A group for each page; what several pages have, such as an error, is a group with it once for each page. What is shown above is left out. */
function listPages(pages: SearchResults['pages'], shown?: string): Draft[] {
  const isCommon = (name: string) => (owners.get(name)?.size ?? 0) >= leastPages;
  const titleOf = ({ title }: SectionResult) => title.map(({ text }) => text).join('');
  const owners = new Map<string, Set<string>>();
  for (const { path, sections } of pages) {
    for (const section of sections.filter(({ isPage }) => !isPage)) {
      const title = titleOf(section);
      owners.set(title, (owners.get(title) ?? new Set()).add(path));
    }
  }
  const groups: Draft[] = [];
  const common = new Map<string, Draft>();
  for (const { path, title, place: places, sections } of pages) {
    const own: Draft = { key: path, label: [...places, title], options: [] };
    const seen = new Set<string>();
    for (const section of sections.filter(({ target }) => target !== shown)) {
      const name = titleOf(section);
      // The fields of such a section, which all its pages have, would only repeat it.
      if (section.isField && section.trail.some(isCommon)) continue;
      if (section.isPage || !isCommon(name)) {
        if (own.options.length === 0) groups.push(own);
        own.options.push({ kind: 'section', ...section });
      } else if (!seen.has(name)) {
        seen.add(name);
        const key = `common ${places.join()}`;
        const group = common.get(key) ?? { key, label: places, options: [] };
        if (group.options.length === 0) groups.push(group);
        common.set(key, group);
        group.options.push({ kind: 'section', ...section, trail: [title], isField: false });
      }
    }
  }
  // An answer from a part of the site says what its pages have in common: the best of another part comes next.
  const said = shown === undefined ? undefined : common.get(`common ${pages[0]?.place.join()}`);
  const other = groups.findIndex(
    ({ label }) => label.length > 1 && label[0] !== groups[0]?.label[0],
  );
  if (said !== undefined && said === groups[0] && other > 0) {
    groups.unshift(...groups.splice(other, 1));
  }
  return groups;
}

function place(groups: readonly Draft[]): Group[] {
  let position = 0;
  return groups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, position: position++ })),
  }));
}
