import { usePluginData } from '@docusaurus/useGlobalData';
import type { ReactNode } from 'react';
import { type Options, pluginName } from '../..';
import styles from './styles.module.css';
import { texts } from './texts';

interface Props {
  status: 'loading' | 'ready' | 'failed' | 'unbuilt';
  /** The query that nothing was found for; empty where something was. */
  nothingFor: string;
  onRetry: () => void;
}

/** Shown instead of results: why there are none, and what the reader can do. */
export default function Message({ status, nothingFor, onRetry }: Props): ReactNode {
  switch (status) {
    case 'loading':
      return (
        <p key={status} role="status" className={styles.notice}>
          {texts.loading()}
        </p>
      );
    case 'failed':
      return (
        <div key={status} role="alert" className={styles.notice}>
          <p>{texts.failed()}</p>
          <button type="button" className={styles.retry} onClick={onRetry}>
            {texts.retry()}
          </button>
        </div>
      );
    case 'unbuilt':
      return (
        <p key={status} className={styles.notice}>
          <span>{texts.unbuilt()}</span> <code>npm run build</code>, <code>npm run serve</code>
        </p>
      );
    case 'ready':
      return nothingFor !== '' && <NothingFound key={nothingFor} query={nothingFor} />;
    default:
      throw new Error(`unknown status: ${String(status satisfies never)}`);
  }
}

function NothingFound({ query }: { query: string }): ReactNode {
  const { contact } = usePluginData(pluginName) as Options;
  return (
    <div className={styles.notice}>
      <p>
        <strong>{texts.nothing(query)}</strong>
      </p>
      <ul>
        <li>{texts.tryFewer()}</li>
        <li>{texts.tryNames()}</li>
        <li>
          <span>{texts.tryMail()}</span> <a href={`mailto:${contact}`}>{contact}</a>
        </li>
      </ul>
    </div>
  );
}
