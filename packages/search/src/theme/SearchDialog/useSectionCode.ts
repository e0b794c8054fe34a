import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';

/** How long an option is the chosen one before its page is fetched, in milliseconds. */
const pause = 250;

/**
 * The code that a section starts with, from its page: the index has none. Undefined until it is there, where the section has none and
 * where the page cannot be fetched.
 *
 * @param target path of the page with the anchor of the section; empty for none
 */
export function useSectionCode(target: string): Element | undefined {
  const url = useBaseUrl(target);
  const [found, setFound] = useState<{ url: string; code: Element }>();
  useEffect(() => {
    const [path = '', anchor = ''] = url.split('#');
    if (anchor === '') return undefined;
    let isChosen = true;
    const timer = setTimeout(() => {
      readCode(path, anchor).then(
        (code) => isChosen && code && setFound({ url, code }),
        () => undefined,
      );
    }, pause);
    return () => {
      isChosen = false;
      clearTimeout(timer);
    };
  }, [url]);
  return found?.url === url ? found.code : undefined;
}

/** The code between a heading and the next one. */
async function readCode(path: string, anchor: string): Promise<Element | null | undefined> {
  const response = await fetch(path);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const parts = [...page.querySelectorAll('h2, h3, h4, pre')];
  const heading = parts.findIndex(({ id }) => id === anchor);
  const next = heading < 0 ? undefined : parts[heading + 1];
  return next instanceof HTMLPreElement ? next.querySelector('code') : undefined;
}
