import type { ReactNode } from 'react';
import Address from '@aifindr-docs/code-blocks/components/Address';
import CopyButton from '@aifindr-docs/ui/CopyButton';
import Method from './Method';
import styles from './page.module.css';

interface Props {
  /** HTTP method in lower case; absent for a base URL. */
  method?: string;
  base: string;
  path?: string;
}

/** Method and full URL, ready to copy. */
export default function Endpoint({ method, base, path = '' }: Props): ReactNode {
  return (
    <div className={styles.endpoint}>
      {method !== undefined && <Method method={method} />}
      <code className={styles.url} translate="no">
        <span className={styles.base}>{base}</span>
        {path !== '' && <wbr />}
        <Address>{path}</Address>
      </code>
      <CopyButton className={styles.copy} getText={() => base + path} />
    </div>
  );
}
