import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The card of an API member. Its children are a fence with the signature and, for most members, `<Fields>` and an example. */
export default function Member({ children }: { children: ReactNode }): ReactNode {
  return <div className={clsx('frame', styles.member)}>{children}</div>;
}
