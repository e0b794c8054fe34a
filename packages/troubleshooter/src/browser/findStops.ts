import { leadsTo } from './followPath';
import type { Path } from './Path';
import { sameMessages } from './sameMessages';

/** A stop, and its message as the page has it. */
export interface Match {
  id: string;
  message: string;
}

/**
 * The stops whose messages are in a text from a console: what was not loaded before the errors that follow from it, then the longest
 * message first. A stop is left out where a better one says more: its message is a part of that one's, or its answers lead there.
 */
export function findStops(path: Path, text: string): Match[] {
  const entries = splitEntries(text).filter(
    (entry) => !reportOnly.test(entry) && !isForeign(entry),
  );
  const texts = entries.map(readEntry);
  const found = [...path.values()]
    .map(({ id, messages }) => {
      const message = findLongest(messages, texts);
      return { id, message, words: readWords(message) };
    })
    .filter(({ words }) => words !== '')
    .sort(
      (one, other) =>
        Number(byNetwork.test(other.message)) - Number(byNetwork.test(one.message)) ||
        other.words.length - one.words.length,
    );
  return found
    .filter(({ id, words }) =>
      found.every(
        (other) =>
          !leadsTo(path, id, other.id) && (other.words === words || !other.words.includes(words)),
      ),
    )
    .map(({ id, message }) => ({ id, message }));
}

/** Whether code in a text is a message, which has several words, or the code of an error, and no name of something. */
export function isMessage(code: string): boolean {
  return /\s|::|^[A-Z]+\d+$/.test(code);
}

/** Starts of what consoles write, apart from words that a message has in its middle, where a mail may break it. */
const entryStart =
  /^(?:\[(?!HTTP)|\S+:\d+\s|(?!AIFindr|Access-|CORS|Content Security Policy d|Fetch API|HTTPS|MIME|Policy|Rejection|Security P|The policy|XMLH)\p{Lu})/u;

/** Characters of an entry at most: it starts with its message, and the time for a pattern grows faster than a text. */
const longestEntry = 5000;

const partOfLine = new RegExp(`[^\\n]{1,${longestEntry}}`, 'g');

/** What a console wrote at once: a message, with the lines that a mail has made of it and its places in code. */
function splitEntries(text: string): string[] {
  const entries: string[] = [];
  for (const part of text.match(partOfLine) ?? []) {
    const line = part.replace(/^[>\s]+/, '').trim();
    const before = entries.at(-1) ?? '';
    // Chrome copies the place of a message as a line of its own.
    const isPlaced = /^\S+:\d+\s*$/.test(before);
    const words = line.replace(/^\[\w+\] (?=Fetch API|XMLH)/, '');
    const isNext = entries.length > 0 && before.length + words.length < longestEntry;
    if (isNext && (isPlaced || !entryStart.test(words))) {
      entries[entries.length - 1] = `${before}\n${words}`;
    } else {
      entries.push(line);
    }
  }
  return entries;
}

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

/** The text of an entry, in the words of a page. A line that is long enough for a mail to break it goes on in the next one. */
function readEntry(entry: string): string {
  const text = entry
    .split('\n')
    .map((line) => normalize(line) + (line.length < 50 ? '\n' : ' '))
    .join('');
  const isOwn = ownName.test(entry) || ownMethod.test(entry);
  return unifyMessages(isOwn ? text : text.replace(anyPromise, ''));
}

/** A message of a page, in the words that a text of any browser is turned into. */
function readWords(message: string): string {
  return unifyMessages(normalize(message));
}

function unifyMessages(text: string): string {
  return sameMessages.reduce((said, [pattern, words]) => said.replace(pattern, words), text);
}

/** The longest of the messages that is in one of the texts; empty where none is. */
function findLongest(messages: readonly string[], texts: readonly string[]): string {
  return messages
    .filter((message) => {
      if (!isMessage(message)) return false;
      const pattern = createPattern(message);
      return texts.some((text) => pattern.test(text));
    })
    .reduce(
      (longest, message) =>
        normalize(message).length > normalize(longest).length ? message : longest,
      '',
    );
}

/** Consoles differ in quotes and dashes, in spaces, and in what they write before an error. */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’‘"“”«»`´]/g, '')
    .replace(/[\s–—-]+/g, ' ')
    .trim()
    .replace(/^(?:(?:uncaught|fatal|[a-z]*error:?) )+/, '');
}

/** Finds a message as whole words, also over two lines; `…` stands for anything within one. */
function createPattern(message: string): RegExp {
  const words = readWords(message)
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll(' ', '\\s+')
    .replace(/(\\s\+)?…(\\s\+)?/g, '.*?');
  const border = '[^\\p{L}\\p{N}]';
  return new RegExp(`(?:^|${border})${words}(?:$|${border})`, 'u');
}
