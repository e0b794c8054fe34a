import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import { useOverflow } from '@site/src/components/ScrollTable/useOverflow';
import Address from '@site/src/components/api/Address';
import { WrapIcon } from '@site/src/components/icons';
import { nameLanguage } from './nameLanguage';
import { useFold } from './useFold';
import styles from './styles.module.css';

export interface Props {
  /** Name of the fence's language, '' for plain text. */
  language: string;
  title?: string;
  /** Number of lines of a long listing, which is folded. */
  lines?: string;
  /** The `pre` with its highlighted code. */
  children: ReactNode;
}

/** A code block with its title, its language and the buttons that wrap and copy it. */
export default function CodeBlock({ language, title, lines, children }: Props): ReactNode {
  const [code, isOverflowing] = useOverflow<HTMLDivElement>();
  const [isFolded, toggle] = useFold(lines !== undefined, code);
  const [isWrapped, setIsWrapped] = useState(false);
  const languageName = nameLanguage(language);
  return (
    <div className={clsx('theme-code-block', styles.block)} data-folded={isFolded ? '' : undefined}>
      <div className={styles.bar}>
        {title !== undefined && (
          <div className={styles.title} data-code-title="">
            <Address>{title}</Address>
          </div>
        )}
        {languageName !== undefined && <div className={styles.language}>{languageName}</div>}
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
        className={clsx(styles.code, isWrapped && styles.wrapped)}
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
          {isFolded ? `Ver las ${lines} líneas` : 'Ver menos'}
        </button>
      )}
    </div>
  );
}

function wrapLabel(): string {
  return translate({ id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap' });
}
