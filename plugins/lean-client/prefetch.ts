import { whenIdle } from './whenIdle';

/** Bytes, as sent, that are fetched before the reader shows where to go next; resting on a link loads its page anyway. */
const limit = 75_000;

const waiting: string[] = [];
const seen = new Set<string>();
let spent = 0;
let isBusy = false;

/**
 * Puts a script of a page that the reader may open next into the browser's cache, in the place of the framework's own
 * function: it asked for the scripts of all links in sight at once, many times each, in the middle of the page's start.
 */
export default function prefetch(url: string): Promise<void> {
  if (!seen.has(url) && listEntries(url).length === 0) {
    seen.add(url);
    waiting.push(url);
    fetchNext();
  }
  return Promise.resolve();
}

/** One after the other, each when the browser has nothing else to do. */
function fetchNext(): void {
  if (isBusy || spent >= limit) {
    return;
  }
  const url = waiting.shift();
  if (url === undefined) {
    return;
  }
  isBusy = true;
  whenIdle(() => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = url;
    link.onload = link.onerror = () => {
      const [entry] = listEntries(url);
      spent += entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0;
      isBusy = false;
      fetchNext();
    };
    document.head.append(link);
  });
}

/** What the browser has fetched from an address since the page was opened. */
function listEntries(url: string): PerformanceEntryList {
  return performance.getEntriesByName(new URL(url, window.location.href).href);
}
