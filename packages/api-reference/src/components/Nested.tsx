import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  id?: string | undefined;
  /** Type of the schema in it. */
  type?: string | undefined;
  isOpen?: boolean;
  children?: ReactNode;
}

/** A part of a page that opens and closes. */
export default function Nested({ title, id, type, isOpen = false, children }: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <details className={clsx('collapsible', styles.nested)} id={id} open={isOpen}>
      <summary>
        <span>
          {title}{' '}
          {type !== undefined && (
            <code className={styles.type} translate="no">
              {type}
            </code>
          )}
        </span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
