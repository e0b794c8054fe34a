/**
 * Matches breaks before a line that starts an entry, with a location such as `app.js:3`, a level in brackets or a capital letter. The
 * excluded beginnings continue an entry that a mail or a copy from Chrome's console has broken, or repeat the request of the entry before.
 */
const entryBreak =
  /\n(?=\S+:\d+\s+\S|\[(?!HTTP|\w+\] (?:Fetch API|XMLHttpRequest))|(?!AIFindr|The policy|Failed to load)\p{Lu})/u;

/** Matches entries that no page of the site explains: errors of browser extensions, a CSP that only reports, and JSON that is HTML. */
const unrelated =
  /-extension:|runtime\.lastError|message channel closed|Receiving end does not exist|\breport[\s-]only\b|is not valid JSON/i;

/**
 * Matches URLs that are not the request: a source location, the page or its origin, the sources of a CSP, and a framework's list of errors.
 */
const urlsBesideRequest =
  /\w+:\/\/[^\s/]*\/\S*?:\d+(?::\d+)?(?=[\s)]|$)|\b(?:origin|frame\sdisplaying)\s['"]?\w+:\S+|\bdirectiv[ea]\b[^]*|https:\/\/(?:react|angular|nextjs)\.\w+\/\S*/gi;

const widgetOrApi = /\b(?:hub|api\.saas)\.(?:\w+\.)?aifindr\.ai\b|AIFindrWidget/i;

/** Matches a script that is missing. Its URL, which is wrong, is often one on the page's own host. */
const missingScript = /\/widget\.js\b[^]*\b(?:404|MIME)\b/;

/** Matches the file that was not loaded, before the message or after it, in the browsers that print no URL. */
const fileNotLoaded = /^(\S+):\d+\s+Failed to load|Failed to load[^]*\((\S+), line \d+\)/;

/** Matches a rejected promise that names its error, which may be an error of any code. */
const rejectionWithError = /(?:\(in\spromise\)|unhandled\spromise\srejection:?)\s+\w/i;

/** Matches a method of the widget that returns a promise, as a call or in a stack trace. */
const rejectingMethod = /AIFindrWidget|(?<![\w.])(?:widget\.)?(?:open|close)\s?\(/;

/** Lists the entries of a console in a pasted text, without those about requests to other hosts and errors of other code. */
export function listConsoleEntries(text: string): string[] {
  return text
    .replace(/^[>\s]+/gm, '')
    .split(entryBreak)
    .filter((entry) => !isAboutOthers(entry));
}

function isAboutOthers(entry: string): boolean {
  if (unrelated.test(entry)) return true;
  if (rejectionWithError.test(entry) && !rejectingMethod.test(entry)) return true;
  const file = fileNotLoaded.exec(entry)?.slice(1).find(Boolean);
  if (file !== undefined) return !/(?:^|\/)widget\.js/.test(file);
  const request = entry.replace(urlsBesideRequest, '');
  return /\w:\/\//.test(request) && !widgetOrApi.test(request) && !missingScript.test(request);
}
