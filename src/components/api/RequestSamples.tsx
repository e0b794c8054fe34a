import { useEffect, useRef, type ReactNode } from 'react';

import { attachSamples } from './attachSamples';
import styles from './RequestSamples.module.css';

export interface Props {
  /** The samples of an operation as the build writes them into its page. */
  html: string;
}

/** Request samples of an operation. */
export default function RequestSamples({ html }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current === null ? undefined : attachSamples(root.current)), []);
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
