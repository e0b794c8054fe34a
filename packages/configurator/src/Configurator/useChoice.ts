import { useHistory, useLocation } from '@docusaurus/router';
import { startTransition, useEffect, useRef, useState } from 'react';
import { type Choice, firstChoice } from '../choice';
import { formatQuery, parseQuery } from '../query';

/** Browsers limit how often a page may change its URL, so it changes once the reader pauses. */
const pauseMilliseconds = 300;

/** Returns the choice of the reader, which the query of the page's URL keeps, and a function that changes it. */
export function useChoice(): [choice: Choice, change: (update: Partial<Choice>) => void] {
  const history = useHistory();
  const { search } = useLocation();
  const [choice, setChoice] = useState(firstChoice);
  const writtenSearch = useRef<string>(undefined);

  useEffect(() => {
    // The reader may have changed the choice since this hook put it into the URL.
    if (search === writtenSearch.current) return;
    writtenSearch.current = undefined;
    const requested = parseQuery(search);
    startTransition(() =>
      // While the reader types a text that ends with a space, the URL, which is without it, must not replace the text.
      setChoice((current) => (isSameQuery(current, requested) ? current : requested)),
    );
  }, [search]);

  useEffect(() => {
    // In the initial state the URL has not been read yet, and must not be overwritten.
    if (choice === firstChoice) return undefined;
    const timer = setTimeout(() => {
      const { location } = history;
      if (isSameQuery(parseQuery(location.search), choice)) return;
      const query = formatQuery(choice, location.search);
      writtenSearch.current = query === '' ? '' : `?${query}`;
      history.replace({ ...location, search: writtenSearch.current });
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [choice, history]);

  return [choice, (update) => setChoice((current) => ({ ...current, ...update }))];
}

function isSameQuery(first: Choice, second: Choice): boolean {
  return formatQuery(first, '') === formatQuery(second, '');
}
