import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import CopyButton from '@aifindr-docs/ui/CopyButton';
import { WrapIcon } from '@aifindr-docs/ui/icons';
import { useOverflow } from '@aifindr-docs/ui/ScrollTable/useOverflow';
import Address from '../Address';
import { nameLanguage } from './nameLanguage';
import styles from './styles.module.css';
import { useFold } from './useFold';

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

/** A code block with its title or its language, and the buttons that wrap and copy it. */
export default function CodeBlock({ language, title, lines, isShort, children }: Props): ReactNode {
  const [code, isOverflowing] = useOverflow<HTMLDivElement>();
  const [isFolded, toggle] = useFold(lines !== undefined, code);
  const [isWrapped, setIsWrapped] = useState(false);
  // A title says it: the name of a file, or a place.
  const languageName = title === undefined ? nameLanguage(language) : undefined;
  return (
    <div className={clsx('theme-code-block', styles.block)} data-folded={isFolded ? '' : undefined}>
      <div className={styles.bar}>
        {title !== undefined && (
          <div className={styles.title} data-code-title="">
            <Address>{title}</Address>
          </div>
        )}
        {languageName !== undefined && (
          <div className={styles.language} translate="no">
            {languageName}
          </div>
        )}
        <div className={styles.buttons}>
          <button
            type="button"
            className={clsx('clean-btn', styles.button)}
            // The button keeps its room where it is of no use, so that nothing moves.
            data-idle={isOverflowing || isWrapped ? undefined : ''}
            aria-pressed={isWrapped}
            aria-label={wrapLabel()}
            title={wrapLabel()}
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
        {...(isOverflowing && { tabIndex: 0 })}
      >
        {children}
      </div>
      {lines !== undefined && (
        <button
          type="button"
          className={clsx('clean-btn', styles.fold)}
          aria-expanded={!isFolded}
          onClick={toggle}
        >
          {isFolded ? unfoldLabel(lines) : foldLabel()}
        </button>
      )}
    </div>
  );
}

function wrapLabel(): string {
  return translate({ id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap' });
}

function unfoldLabel(lines: string): string {
  return translate({ id: 'site.CodeBlock.unfold', message: 'Show all {lines} lines' }, { lines });
}

function foldLabel(): string {
  return translate({ id: 'site.CodeBlock.fold', message: 'Show less' });
}
