import type { ReactNode } from 'react';
import { useAttached } from '@site/src/content/useAttached';
import { attachSamples } from './attachSamples';
import styles from './RequestSamples.module.css';

export interface Props {
  /** The samples of an operation as the build writes them into its page. */
  html: string;
}

/** Request samples of an operation. */
export default function RequestSamples({ html }: Props): ReactNode {
  const root = useAttached<HTMLDivElement>(attachSamples);
  return (
    <div data-samples="" className={styles.samples}>
      <div
        ref={root}
        data-samples-root=""
        className={styles.root}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <span role="status" className="visually-hidden" />
    </div>
  );
}
