import clsx from 'clsx';
import { type MouseEvent, type ReactNode, type UIEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import CopyButton from '@aifindr-docs/ui/CopyButton';
import { WrapIcon } from '@aifindr-docs/ui/icons';
import { useOverflow } from '@aifindr-docs/ui/ScrollTable/useOverflow';
import Address from '../Address';
import styles from './styles.module.css';

export interface Props {
  /** Name of the fence's language, '' for plain text. */
  language: string;
  title?: string;
  /** Number of lines of a long listing, which is folded. */
  lines?: string;
  /** Whether it has so few lines that they wrap. */
  isShort?: string;
  /** The `pre` with its highlighted code. */
  children: ReactNode;
}

/** Languages as readers write them, where that is not in capitals. */
const names: Record<string, string> = {
  bash: 'Bash',
  js: 'JavaScript',
  python: 'Python',
  text: '',
  ts: 'TypeScript',
  txt: '',
};

const wrapLabel = 'Ajustar las líneas largas';

/** A code block with its title (the name of a file, or a place) or its language, and the buttons that wrap and copy it. */
export default function CodeBlock({ language, title, lines, isShort, children }: Props): ReactNode {
  const [code, isOverflowing] = useOverflow<HTMLDivElement>();
  const [isFolded, setIsFolded] = useState(lines !== undefined);
  const [isWrapped, setIsWrapped] = useState(false);

  const toggleFold = ({ currentTarget }: MouseEvent) => {
    flushSync(() => setIsFolded(!isFolded));
    if (!isFolded) currentTarget.scrollIntoView({ block: 'center', behavior: 'instant' });
  };
  // A search in the page, or a selection, brings a line into view that is clipped: it stays where it is.
  const unfold = ({ currentTarget: { scrollTop } }: UIEvent) => {
    if (!isFolded || scrollTop === 0) return;
    flushSync(() => setIsFolded(false));
    window.scrollBy({ top: scrollTop, behavior: 'instant' });
  };

  return (
    <div className={clsx('theme-code-block', styles.block)} data-folded={isFolded ? '' : undefined}>
      <div className={styles.bar}>
        {title === undefined ? (
          <div translate="no">{names[language] ?? language.toUpperCase()}</div>
        ) : (
          <div className={styles.title} data-code-title="">
            <Address>{title}</Address>
          </div>
        )}
        <div className={styles.buttons}>
          <button
            type="button"
            className={clsx('clean-btn', styles.button)}
            // The button keeps its room where it is of no use, so that nothing moves.
            data-idle={isOverflowing || isWrapped ? undefined : ''}
            aria-pressed={isWrapped}
            aria-label={wrapLabel}
            title={wrapLabel}
            onClick={() => setIsWrapped(!isWrapped)}
          >
            <WrapIcon />
          </button>
          <CopyButton
            className={styles.button}
            getText={() => code.current?.querySelector('code')?.textContent ?? ''}
          />
        </div>
      </div>
      <div
        ref={code}
        className={clsx(styles.code, (isWrapped || isShort !== undefined) && styles.wrapped)}
        onScroll={unfold}
        {...(isOverflowing && { tabIndex: 0 })}
      >
        {children}
      </div>
      {lines !== undefined && (
        <button
          type="button"
          className={clsx('clean-btn', styles.fold)}
          aria-expanded={!isFolded}
          onClick={toggleFold}
        >
          {isFolded ? `Ver las ${lines} líneas` : 'Ver menos'}
        </button>
      )}
    </div>
  );
}
