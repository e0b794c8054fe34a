import type { Diagnostic } from '../Diagnostic';
import type { CheckedCode } from './CheckedCode';
import { findNearest } from './findNearest';
import type { Surface } from './readSurface';
import { createRules } from './rules';

/** Languages that use the contracts' spelling of names; Python has `conversation_id`. */
const camelCaseLanguages = ['', 'js', 'jsx', 'mjs', 'ts', 'tsx', 'json', 'html'];

/** Names of the web and of frameworks that prose may mention without code that uses them. */
const platformNames = [
  'afterNavigate',
  'afterNextRender',
  'beforeInteractive',
  'DestroyRef',
  'EventSource',
  'function_exists',
  'ProxyPass',
  'maxDuration',
  'ngCspNonce',
  'nodejs_compat',
  'ReferenceError',
  'showModal',
  'StrictMode',
  'takeUntilDestroyed',
  'useAIFindr',
  'useEffectEvent',
  'utm_campaign',
  'utm_content',
  'utm_medium',
  'utm_source',
  'utm_term',
  'wp_footer',
  'wp_json_encode',
  // Values of JSON, fields of a server-sent event, an attribute of a script tag.
  'data',
  'defer',
  'event',
  'false',
  'null',
  'true',
];

/** `sessionId`, `session_id`, `AskReply`, `setTheme()`, `answer-final`: names made for code. */
const compound =
  /^(?<name>[a-z]+(?:[A-Z][a-z0-9]*)+|[a-z]+(?:_[a-z0-9]+)+|[A-Z][a-z]+(?:[A-Z][a-z0-9]+)+|(?:answer|knowledge)-[a-z-]+)(?:\(.*\))?$/;
/** In texts about the API a single word is a field, a value or an event: `tokens`. */
const word = /^(?<name>[a-z]{3,})(?:: .+)?$/;
const textsOfApi = /^docs\/_api\/|^docs\/_asistentes\.md$|\.yaml$/;

/** Code that is checked together: a page's, and that of the files which it shows. */
export interface CodeGroup {
  pieces: readonly CheckedCode[];
  /** Code of shown files: its names are known on the page, and it is checked with the file. */
  shown: readonly string[];
}

/** Creates a check for identifiers of the product that are in no contract. */
export function createNameCheck(surface: Surface): (group: CodeGroup) => Diagnostic[] {
  const rules = createRules(surface);
  const named = [
    ...surface.members,
    ...surface.constants,
    ...surface.fields,
    ...surface.debugMembers,
  ];
  const known = new Set([...named, ...surface.values, ...surface.streamEvents, ...platformNames]);
  // Short or common words resemble known names by chance.
  const distinctive = named.filter((name) => name.length >= 8 && /[a-z][A-Z]/.test(name));
  const isNamed = new Set(named);
  const nearest = new Map<string, string | undefined>();

  return ({ pieces, shown }) => {
    const code = [
      ...pieces.filter(({ kind }) => kind === 'block').map(({ text }) => text),
      ...shown,
    ];
    const written = new Set(code.flatMap((text) => text.match(/[\w$-]+/g) ?? []));
    const isQuoted = (name: string) =>
      code.some((text) => text.includes(`'${name}'`) || text.includes(`"${name}"`));
    const diagnostics = new Map<string, Diagnostic>();
    for (const piece of pieces) {
      const report = (name: string, index: number, message: string) => {
        const line = piece.line + piece.text.slice(0, index).split('\n').length - 1;
        const key = `${line} ${name}`;
        if (!diagnostics.has(key)) diagnostics.set(key, { file: piece.file, line, message });
      };
      for (const rule of rules) {
        const { what, isKnown = (name: string) => rule.known.includes(name) } = rule;
        for (const { name, index } of matchNames(piece.text, [
          ...rule.patterns,
          ...((piece.kind === 'inline' && rule.inline) || []),
        ])) {
          if (isKnown(name) || rule.isForeign?.(name, piece, isQuoted)) continue;
          report(
            name,
            index,
            `unknown ${what} "${name}"${suggest(findNearest(name, rule.known, 4))}`,
          );
        }
      }
      reportNearMisses(piece, written, report);
      reportUnknown(piece, written, report);
    }
    return [...diagnostics.values()];
  };

  /** Names one or two edits away from a long name of a contract: `conversationID`, `setContex`. */
  function reportNearMisses(
    { kind, language, text }: CheckedCode,
    written: Set<string>,
    report: Report,
  ): void {
    if (!camelCaseLanguages.includes(language)) return;
    // In blocks only keys, members and strings: variables may have any name.
    const pattern =
      kind === 'inline'
        ? /(?<![\w$-])(?<name>[A-Za-z_$][\w$]*)/g
        : /(?<=\.|['"])(?<name>[A-Za-z_$][\w$]*)|(?<![\w$-])(?<name2>[A-Za-z_$][\w$]*)(?=\s*:)/g;
    for (const { name, index } of matchNames(text, [pattern])) {
      if (isNamed.has(name) || (kind === 'inline' && written.has(name))) continue;
      if (!nearest.has(name)) nearest.set(name, findMeant(name));
      const meant = nearest.get(name);
      if (meant) report(name, index, `"${name}" is in no contract${suggest(meant)}`);
    }
  }

  function findMeant(name: string): string | undefined {
    const sameLetters = distinctive.find((other) => other.toLowerCase() === name.toLowerCase());
    return sameLetters ?? findNearest(name, distinctive, name.length > 12 ? 2 : 1);
  }

  /** Names in inline code that neither a contract nor code of the page has. */
  function reportUnknown(
    { kind, file, text }: CheckedCode,
    written: Set<string>,
    report: Report,
  ): void {
    if (kind !== 'inline') return;
    const match = compound.exec(text) ?? (textsOfApi.test(file) ? word.exec(text) : null);
    const name = match?.groups?.name;
    if (name === undefined || written.has(name) || known.has(name)) return;
    const meant = findNearest(name, [...known], 3);
    report(name, 0, `"${name}" is in no contract and in no code of the page${suggest(meant)}`);
  }
}

type Report = (name: string, index: number, message: string) => void;

function matchNames(text: string, patterns: readonly RegExp[]): { name: string; index: number }[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: match, index, groups = {} }) => {
      const name = groups.name ?? groups.name2 ?? '';
      return { name, index: index + match.lastIndexOf(name) };
    }),
  );
}

function suggest(name: string | undefined): string {
  return name === undefined ? '' : `; did you mean "${name}"?`;
}
