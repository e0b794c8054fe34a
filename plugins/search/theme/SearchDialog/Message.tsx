import type { ReactNode } from 'react';
import { texts } from './texts';
import type { Search } from './useSearch';
import styles from './styles.module.css';

const contact = 'producteam@aifindr.ai';

/** Shown instead of results: why there are none, and what the reader can do. */
export default function Message({ search }: { search: Search }): ReactNode {
  const { status, answered, results, retry } = search;
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
          <button type="button" className={styles.retry} onClick={retry}>
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
      return answered !== '' && results.length === 0 ? <NothingFound query={answered} /> : null;
    default:
      throw new Error(`unknown status: ${String(status satisfies never)}`);
  }
}

function NothingFound({ query }: { query: string }): ReactNode {
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
