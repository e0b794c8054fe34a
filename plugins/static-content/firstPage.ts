import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Text of the page as the build wrote it into the document that the reader opened. */
const written = ExecutionEnvironment.canUseDOM
  ? document.querySelector('#__docusaurus [data-page-text]')
  : null;

// Components that live by React's state say so; their pages are brought to life whole.
let isWaiting = written !== null && written.querySelector('[data-needs-react]') === null;

/** Whether the document holds the text that is asked for now: true once at most, for the first page is asked for first. */
export function takeWrittenText(): boolean {
  const isTaken = isWaiting;
  isWaiting = false;
  return isTaken;
}

/** The text's HTML for React, which keeps the nodes that are there and asks for it only to make them anew. */
export const writtenHtml = {
  get __html(): string {
    return written?.innerHTML ?? '';
  },
};
