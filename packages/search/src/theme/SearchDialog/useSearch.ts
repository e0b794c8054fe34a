import useBaseUrl from '@docusaurus/useBaseUrl';
import { type Dispatch, useEffect, useReducer } from 'react';
import { loadOnFirstUse } from '@aifindr-docs/framework/loadOnFirstUse';
import type { Results } from '../../engine/createSearch';
import { indexPath } from '../../SearchIndex';
import type { Typed } from '../SearchBar/openField';
import { SearchClient } from './SearchClient';

interface State extends Typed {
  /** `unbuilt`: the development server has no built pages, and so no index. */
  status: 'loading' | 'ready' | 'failed' | 'unbuilt';
  /** The latest results and their query, which may be an earlier one. */
  results: Results;
  answered: string | undefined;
  /** Position of the option that Enter opens, -1 for none. */
  active: number;
}

type Action =
  | { type: 'type'; query: string; isEntered?: boolean }
  | { type: 'find'; query: string; results: Results }
  | { type: 'fail' | 'retry' | 'enter' | 'open' }
  | { type: 'move'; active: number };

// Module-level: the index stays loaded when the dialog closes, so search opens again at once, offline too.
const client = new SearchClient();

const isBuilt = process.env.NODE_ENV === 'production';

const initial: State = {
  query: '',
  isEntered: false,
  status: isBuilt ? 'loading' : 'unbuilt',
  results: { groups: [], isProposed: true },
  answered: undefined,
  active: 0,
};

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'type':
      return { ...state, query: action.query, isEntered: action.isEntered ?? false };
    case 'find': {
      const { query, results } = action;
      // It may be stale.
      if (query !== state.query.trim()) return state;
      // Under "nothing found" the list has proposals, which do not answer the query: Enter opens none.
      const active = results.isProposed && query !== '' ? -1 : 0;
      return { ...state, status: 'ready', results, answered: query, active };
    }
    case 'fail':
      return { ...state, status: 'failed', isEntered: false };
    case 'retry':
      return { ...state, status: 'loading' };
    // What Enter opens may not be there yet.
    case 'enter':
      return { ...state, isEntered: true };
    case 'open':
      return { ...state, isEntered: false };
    case 'move':
      return { ...state, active: action.active };
    default:
      throw new Error('unknown action', { cause: action satisfies never });
  }
}

/** Loads the index and searches whenever the query changes. */
export function useSearch(): [State, Dispatch<Action>] {
  const url = useBaseUrl(indexPath);
  const [state, dispatch] = useReducer(reduce, initial);
  const query = state.query.trim();
  const isFailed = state.status === 'failed';

  useEffect(() => {
    if (!isBuilt || isFailed) return;
    loadOnFirstUse(() => client.search(url, query)).then(
      (results) => results && dispatch({ type: 'find', query, results: withoutMissing(results) }),
      (error: unknown) => {
        console.warn('Search could not be loaded.', error);
        dispatch({ type: 'fail' });
      },
    );
  }, [url, query, isFailed]);

  return [state, dispatch];
}

/** What the page has no control for cannot be done there. */
function withoutMissing(results: Results): Results {
  const groups = results.groups.map((group) => ({
    ...group,
    options: group.options.filter(
      (option) =>
        option.kind !== 'action' ||
        option.presses === undefined ||
        document.querySelector(option.presses) !== null,
    ),
  }));
  return { ...results, groups: groups.filter(({ options }) => options.length > 0) };
}
