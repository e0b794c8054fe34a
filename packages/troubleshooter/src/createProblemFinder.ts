import { otherWordings } from './otherWordings';

export interface Problem {
  /** Id of the row of a known problem, or of a question. */
  id: string;
  /** Texts of the `<code>` elements in the first cell of the row or the `<summary>` of the question. */
  codes: readonly string[];
  isQuestion: boolean;
}

/** Matches code that is an error message: several words, or a code such as `net::ERR_FAILED` or `NG0500`. Other code is not compared. */
const messagePattern = /\s|::|^[A-Z]+\d+$/;

/**
 * Matches the line break before a console entry, which starts with a location such as `app.js:3`, a level in brackets or a capital letter.
 * The negative lookaheads exclude lines that continue an entry, such as one that an email program or Chrome's console has wrapped.
 */
const entryBreak =
  /\n(?=\S+:\d+\s+\S|\[(?!HTTP|\w+\] (?:Fetch API|XMLHttpRequest))|(?!AIFindr|The policy|Failed to load)\p{Lu})/u;

/** Matches the space before an unmistakable start of an entry, for texts that have lost their line breaks. */
const lostBreak = / (?=\S+:\d+ Uncaught |Unchecked |GET https?:)/g;

/** Matches entries that show no problem of the widget: errors of browser extensions, report-only CSPs, and invalid JSON. */
const unrelated =
  /-extension:|runtime\.lastError|message channel closed|Receiving end does not exist|\breport[\s-]only\b|is not valid JSON/i;

/** Matches what is not the URL of a request: source locations, the page or its origin, text after "directive", help pages of frameworks. */
const urlsBesideRequest =
  /\w+:\/\/[^\s/]*\/\S*?:\d+(?::\d+)?(?=[\s)]|$)|\b(?:origin|frame\sdisplaying)\s['"]?\w+:\S+|\bdirectiv[ea]\b[^]*|https:\/\/(?:react|angular|nextjs)\.\w+\/\S*/gi;

const widgetOrApi = /\b(?:hub|api\.saas)\.(?:\w+\.)?aifindr\.ai\b|AIFindrWidget/i;

/** Matches a `widget.js` that was not found or is no script. Its URL may be wrong, often on the page's own host, so any host counts. */
const missingScript = /\/widget\.js\b[^]*\b(?:404|MIME)\b/;

/** Captures the name of a file that failed to load if the entry has no URL: before the message in Chrome, after it in Safari. */
const fileNotLoaded = /^(\S+):\d+\s+Failed to load|Failed to load[^]*\((\S+), line \d+\)/;

/** Matches an unhandled rejection with a reason, such as an error. Any code on the page may have caused it. */
const rejectionWithReason = /(?:\(in\spromise\)|unhandled\spromise\srejection:?)\s+\w/i;

/** Matches the name of the widget's object, or `open(` or `close(`: the promises of these two methods may reject. */
const rejectingMethod = /AIFindrWidget|(?<![\w.])(?:widget\.)?(?:open|close)\s?\(/;

/**
 * Creates the function that lists the ids of the problems whose messages occur in a pasted text, the longest message first. It lists
 * questions only if it finds no row.
 */
export function createProblemFinder(problems: readonly Problem[]): (text: string) => string[] {
  const messages = problems.flatMap(({ id, codes, isQuestion }) =>
    [...codes.filter((code) => messagePattern.test(code)), ...(otherWordings[id] ?? [])].map(
      // A message occurs in an entry if the entry contains all parts of the message between its `…`, in any order.
      (message) => ({ id, isQuestion, parts: message.split('…').map(joinLowercaseWords) }),
    ),
  );
  messages.sort((first, second) => second.parts.join('').length - first.parts.join('').length);
  return (text) => {
    const entries = listRelevantEntries(text).map(joinLowercaseWords);
    const found = messages.filter(({ parts }) =>
      entries.some((entry) => parts.every((part) => entry.includes(part))),
    );
    const rows = found.filter(({ isQuestion }) => !isQuestion);
    return [...new Set((rows.length > 0 ? rows : found).map(({ id }) => id))];
  };
}

/** Returns the words of a text in lowercase between single spaces, without punctuation, because browsers differ in quotes and dashes. */
function joinLowercaseWords(text: string): string {
  return ` ${text} `.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
}

/** Lists the console entries in a pasted text, except for those that have nothing to do with the widget. */
function listRelevantEntries(consoleText: string): string[] {
  return consoleText
    .replace(lostBreak, '\n')
    .replace(/^[>\s]+/gm, '')
    .split(entryBreak)
    .filter((entry) => !isUnrelatedToWidget(entry));
}

function isUnrelatedToWidget(entry: string): boolean {
  if (unrelated.test(entry)) return true;
  if (rejectionWithReason.test(entry) && !rejectingMethod.test(entry)) return true;
  const file = fileNotLoaded.exec(entry)?.slice(1).find(Boolean);
  if (file !== undefined) return !/(?:^|\/)widget\.js/.test(file);
  const request = entry.replace(urlsBesideRequest, '');
  return /\w:\/\//.test(request) && !widgetOrApi.test(request) && !missingScript.test(request);
}
