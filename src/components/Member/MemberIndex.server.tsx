import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** All members by group: a list of groups, each with a list of its members. */
export default function MemberIndex({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.index}>{children}</div>;
}
