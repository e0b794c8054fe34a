import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A member of an API as a card: the fence with its signature, `<Fields>` with what there is to know of it, an example. */
export default function Member({ children }: { children: ReactNode }): ReactNode {
  return <div className={clsx('frame', styles.member)}>{children}</div>;
}
