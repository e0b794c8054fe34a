import { sameMessages } from './sameMessages';

/** A row of a known problem, or a question, with the code in its first words. */
export interface Known {
  id: string;
  codes: readonly string[];
  isQuestion: boolean;
}

/**
 * The ids whose messages are in what a console wrote, the longest message first; a question only where no problem is found. Requests
 * to other hosts count for nothing.
 */
export function findProblems(known: readonly Known[], text: string): string[] {
  const texts = splitEntries(text)
    .filter((entry) => !reportOnly.test(entry) && !isForeign(entry))
    .map(readEntry);
  const found = known
    .map(({ codes, ...stop }) => ({ ...stop, length: measureLongest(codes, texts) }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length);
  const isKnown = found.some(({ isQuestion }) => !isQuestion);
  return found.filter(({ isQuestion }) => !(isKnown && isQuestion)).map(({ id }) => id);
}

/** Starts of what consoles write. A mail or Chrome's copy may have broken a message before one of the words that are excluded. */
const entryStart =
  /\n(?=\[(?!HTTP|\w+\] (?:Fetch API|XMLH))|\S+:\d+\s+\S|(?!AIFindr|The policy|Failed to load)\p{Lu})/u;

function splitEntries(text: string): string[] {
  return text
    .replace(/^[>\s]+/gm, '')
    .slice(-longestText)
    .split(entryStart);
}

/** Letters at most: the end of a longer text is read. */
const longestText = 20_000;

/** What extensions of the browser write, also where their address is missing. */
const byExtension =
  /-extension:|runtime\.lastError|message channel closed|Receiving end does not exist/i;

/** What a policy would block. */
const reportOnly = /\breport[\s-]only\b/i;

/** Addresses that are not what was requested: places in code, the page itself, its origin, and what a policy allows. */
const otherAddresses =
  /(?:https?|file):\/\/[^\s/]*\/\S*?:\d+(?::\d+)?(?=[\s)]|$)|\b(?:origin|frame\sdisplaying)\s['"]?(?:https?|file):\S+|\bdirectiv[ea]\b[^]*/gi;

/** Names of what was not loaded, by the browsers that write no address: before the message, or after it. */
const namedFile = /^(\S+):\d+\s+Failed to load|Failed to load[^]*\((\S+), line \d+\)/;

/** What browsers say of a request that CORS or the page's policy blocks. */
const byOrigin =
  /\bcors\b|cross-origin|otro origen|origen cruzado|access[\s-]control|security[\s-]policy/i;

/** Words of what is about a request. */
const byNetwork =
  /net::|load|fetch|block|bloque|carga|fram|refused|viola|policy|integrity|cors|origin|\b404\b/i;

/** The widget's host, or its object. */
const ownName = /\bhub\.([\w-]+\.)?aifindr\.ai\b|AIFindrWidget/i;

/** Whether a text speaks of a request to another host than the widget's, or is an extension's. */
function isForeign(entry: string): boolean {
  if (byExtension.test(entry)) return true;
  if (!byNetwork.test(entry)) return false;
  const request = entry.replace(otherAddresses, '');
  // An address of the script that is wrong is often one of the page's own host.
  if (ownName.test(request) || /\/widget\.js\b[^]*\b(?:404|MIME)\b/.test(request)) return false;
  // Of requests to the HTTP API, only what the browser blocks has a solution here.
  if (/\bapi\.saas\.aifindr\.ai\b/i.test(request) && byOrigin.test(entry)) return false;
  const [, before, after] = namedFile.exec(entry) ?? [];
  const file = before ?? after;
  return file === undefined
    ? /\b(https?|wss?|file):\/\//i.test(request)
    : !/(?:^|\/)widget\.js/.test(file);
}

/** A rejected promise with its error, which may be that of any request. */
const anyPromise = /(?:\(in\spromise\)|unhandled\spromise\srejection)(?=\W*\w)/g;

/** A method of the widget that can reject, as code: called, in a trace, or missing. */
const ownMethod =
  /(?<![\w.])(?:widget\.)?(?:open|close)\(|(?:^|\bat (?:async )?)(?:widget\.|HTML\w+\.)?(?:open|close)(?: \(|@| \S+:\d)|(?:reading|property) .?(?:open|close)\b/im;

/** The text of an entry, in the words of the page. */
function readEntry(entry: string): string {
  const text = entry.split('\n').map(normalize).join('\n');
  const isOwn = ownName.test(entry) || ownMethod.test(entry);
  return unifyMessages(isOwn ? text : text.replace(anyPromise, ''));
}

function unifyMessages(text: string): string {
  return sameMessages.reduce((said, [pattern, words]) => said.replace(pattern, words), text);
}

/** Consoles differ in quotes and dashes, in spaces, and in what they write before an error. */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’‘"“”«»`´]/g, '')
    .replace(/[\s–—-]+/g, ' ')
    .trim()
    .replace(/^(?:(?:uncaught|fatal|[a-z]*error:?|ts\d+:) )+/, '');
}

/** Letters of the longest code that is a message, no name of something, and in one of the texts; 0 where there is none. */
function measureLongest(codes: readonly string[], texts: readonly string[]): number {
  const found = codes
    .filter((code) => /\s|::|^[A-Z]+\d+$/.test(code))
    .map((code) => unifyMessages(normalize(code)))
    .filter((message) => texts.some((text) => createPattern(message).test(text)));
  return Math.max(0, ...found.map(({ length }) => length));
}

/** Finds a message as whole words, also over two lines; `…` stands for anything within one. */
function createPattern(message: string): RegExp {
  const words = message
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll(' ', '\\s+')
    .replace(/(\\s\+)?…(\\s\+)?/g, '.*?');
  const border = '[^\\p{L}\\p{N}]';
  return new RegExp(`(?:^|${border})${words}(?:$|${border})`, 'u');
}
