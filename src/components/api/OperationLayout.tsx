import { useEffect, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import styles from './styles.module.css';

interface Props {
  children?: ReactNode;
}

/** Text and examples of an operation: side by side where there is room, one after the other elsewhere. */
export function OperationLayout({ children }: Props): ReactNode {
  const { hash } = useLocation();
  useEffect(() => revealTarget(hash), [hash]);
  return <div className={styles.layout}>{children}</div>;
}

/** The reference itself. */
export function OperationMain({ children }: Props): ReactNode {
  return <div className={styles.main}>{children}</div>;
}

/** Requests and responses by example; follows the scroll on wide screens. */
export function OperationAside({ children }: Props): ReactNode {
  return <div className={styles.aside}>{children}</div>;
}

/** Opens the blocks around the field that the address names: a browser does not scroll to what is closed. */
function revealTarget(hash: string): void {
  const target = hash === '' ? null : document.getElementById(decodeHash(hash.slice(1)));
  let isOpened = false;
  for (let element = target; element !== null; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true;
      isOpened = true;
    }
  }
  if (isOpened) target?.scrollIntoView();
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
