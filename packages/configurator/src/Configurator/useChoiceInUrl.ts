import { useHistory, useLocation } from '@docusaurus/router';
import { startTransition, useEffect, useRef, useState } from 'react';
import { type Choice, firstChoice } from '../choice';
import { formatQuery, parseQuery } from '../query';

/** Browsers limit how often a page may change its URL, so the URL changes once the reader pauses. */
const pauseMilliseconds = 300;

/** Returns the reader's choice, which is kept in the query of the page's URL, and a function that updates it. */
export function useChoiceInUrl(): [choice: Choice, change: (update: Partial<Choice>) => void] {
  const history = useHistory();
  const { search } = useLocation();
  const [choice, setChoice] = useState(firstChoice);
  const writtenSearch = useRef<string>(undefined);

  useEffect(() => {
    // If this hook wrote the query itself, the reader may have changed the choice since then.
    if (search === writtenSearch.current) return;
    writtenSearch.current = undefined;
    const requested = parseQuery(search);
    startTransition(() =>
      // A choice with the same query is kept: a page without query is rendered once, and a space just typed in the text field stays.
      setChoice((current) => (isSameQuery(current, requested) ? current : requested)),
    );
  }, [search]);

  useEffect(() => {
    // The initial choice must not replace the query of the URL, which may not have been read yet.
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
