import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The files of an example as a tree: nested lists of folders and of files, each with a link to its code and what it does. */
export default function FileMap({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.map}>{children}</div>;
}
