// Change: styled by the stylesheet and announced; the texts, which are English, are marked so.
import type UpstreamLoading from '@theme/Loading';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof UpstreamLoading>;

export default function Loading({ error, retry, pastDelay }: Props): ReactNode {
  if (error) {
    return (
      <div role="alert" lang="en" className="alert alert--danger">
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay && <div id="loader" className={styles.loader} />;
}
