import { useRef, type ReactNode } from 'react';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

interface Props {
  /** Left of the copy button. */
  head: ReactNode;
  copyLabel: string;
  children: ReactNode;
}

/** A card of code with a bar; the button copies the code that is seen. */
export default function Card({ head, copyLabel, children }: Props): ReactNode {
  const card = useRef<HTMLElement>(null);
  return (
    // Dark in both modes: code is told from text at a glance.
    <section ref={card} className={styles.card} data-theme="dark">
      <div className={styles.bar}>
        {head}
        <CopyButton
          className={styles.copy}
          label={copyLabel}
          getText={() =>
            [...(card.current?.querySelectorAll('pre') ?? [])].find(
              ({ offsetParent }) => offsetParent !== null,
            )?.textContent ?? ''
          }
        />
      </div>
      {children}
    </section>
  );
}
