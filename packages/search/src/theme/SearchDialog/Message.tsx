import { usePluginData } from '@docusaurus/useGlobalData';
import type { ReactNode } from 'react';
import { type Options, pluginName } from '../..';
import styles from './styles.module.css';
import { texts } from './texts';
import type { Search } from './useSearch';

interface Props {
  search: Search;
  onRetry: () => void;
}

/** Shown instead of results: why there are none, and what the reader can do. */
export default function Message({ search, onRetry }: Props): ReactNode {
  const { status, answered, results } = search;
  const isFound = results === undefined || results.pages.length + results.actions.length > 0;
  switch (status) {
    case 'loading':
      return (
        <p role="status" className={styles.notice}>
          {texts.loading()}
        </p>
      );
    case 'failed':
      return (
        <div role="alert" className={styles.notice}>
          <p>{texts.failed()}</p>
          <button type="button" className={styles.retry} onClick={onRetry}>
            {texts.retry()}
          </button>
        </div>
      );
    case 'unbuilt':
      return (
        <p className={styles.notice}>
          {texts.unbuilt()} <code>npm run build</code>, <code>npm run serve</code>
        </p>
      );
    case 'ready':
      if (!isFound) return <NothingFound query={answered} />;
      return results?.ignored && <p className={styles.ignored}>{texts.ignored(results.ignored)}</p>;
    default:
      throw new Error(`unknown status: ${String(status satisfies never)}`);
  }
}

function NothingFound({ query }: { query: string }): ReactNode {
  const { contact } = usePluginData(pluginName) as Options;
  return (
    <div className={styles.notice}>
      <p className={styles.noticeTitle}>{texts.nothing(query)}</p>
      <ul>
        <li>{texts.tryFewer()}</li>
        <li>{texts.tryNames()}</li>
        <li>
          {texts.tryMail()} <a href={`mailto:${contact}`}>{contact}</a>
        </li>
      </ul>
    </div>
  );
}
