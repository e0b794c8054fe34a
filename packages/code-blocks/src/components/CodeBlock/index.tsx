import clsx from 'clsx';
import { type MouseEvent, type ReactNode, type UIEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import CopyButton from '@aifindr-docs/ui/CopyButton';
import { WrapIcon } from '@aifindr-docs/ui/icons';
import { keepInPlace } from '@aifindr-docs/ui/keepInPlace';
import { useHorizontalOverflow } from '@aifindr-docs/ui/TableScrollBox/useHorizontalOverflow';
import UrlTemplate from '../UrlTemplate';
import styles from './styles.module.css';

export interface Props {
  /** Language of the code as a fence names it, or ''. */
  language: string;
  /** Shown in place of the language: the name of the file or place that the code goes into, such as a terminal, or of a language. */
  title?: string;
  /** Number of lines of a listing that can be collapsed because it is long; absent for any other. */
  lines?: string;
  /** '' for a listing in which long lines wrap on every screen, because it has few lines; absent for any other. */
  isShort?: string;
  /** The `<pre>` with the code, or an element around it. */
  children: ReactNode;
}

/** Shown names of languages, '' for none; any other language is shown as the fence names it, in upper case. */
const languageNames: Record<string, string> = {
  bash: 'Bash',
  js: 'JavaScript',
  python: 'Python',
  text: '',
  ts: 'TypeScript',
  txt: '',
};

const wrapLabel = 'Ajustar las líneas largas';

/** Renders code below its title or the name of its language, with buttons to wrap and copy it, and to expand it if it is long. */
export default function CodeBlock({ language, title, lines, isShort, children }: Props): ReactNode {
  const [scrollBox, isOverflowing] = useHorizontalOverflow<HTMLDivElement>();
  const [isCollapsed, setIsCollapsed] = useState(lines !== undefined);
  const [isWrapped, setIsWrapped] = useState(false);

  const toggleCollapsedInPlace = ({ currentTarget }: MouseEvent): void => {
    // On expanding, the top of the block stays in place, because readers go on reading from its last visible line. On collapsing, the
    // pressed button stays in place.
    keepInPlace((isCollapsed && currentTarget.parentElement) || currentTarget);
    setIsCollapsed(!isCollapsed);
  };
  // Find-in-page and text selection can scroll a collapsed block to a hidden line: expand it and keep that line where it is on screen.
  const expandAndScrollWindow = ({ currentTarget: { scrollTop } }: UIEvent): void => {
    if (!isCollapsed || scrollTop === 0) return;
    flushSync(() => setIsCollapsed(false));
    window.scrollBy({ top: scrollTop, behavior: 'instant' });
  };

  return (
    <div
      className={clsx('theme-code-block', styles.block)}
      data-folded={isCollapsed ? '' : undefined}
    >
      <div className={`note ${styles.bar}`}>
        {title === undefined ? (
          <div translate="no">{languageNames[language] ?? language.toUpperCase()}</div>
        ) : (
          <div className={`label ${styles.title}`} data-code-title="">
            <UrlTemplate>{title}</UrlTemplate>
          </div>
        )}
        <div className={styles.buttons}>
          <button
            type="button"
            className={clsx('clean-btn', styles.button)}
            // A button that would do nothing is hidden but keeps its space, so that nothing moves when the block overflows.
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
            getText={() => scrollBox.current?.querySelector('code')?.textContent ?? ''}
          />
        </div>
      </div>
      <div
        ref={scrollBox}
        className={clsx(styles.code, (isWrapped || isShort !== undefined) && styles.wrapped)}
        onScroll={expandAndScrollWindow}
        {...(isOverflowing && { tabIndex: 0 })}
      >
        {children}
      </div>
      {lines !== undefined && (
        <button
          type="button"
          className={clsx('clean-btn', styles.fold)}
          aria-expanded={!isCollapsed}
          onClick={toggleCollapsedInPlace}
        >
          {isCollapsed ? `Ver las ${lines} líneas` : 'Ver menos'}
        </button>
      )}
    </div>
  );
}
