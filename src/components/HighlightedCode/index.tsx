import clsx from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import { useOverflow } from '@site/src/components/ScrollTable/useOverflow';
import IconWordWrap from '@theme/Icon/WordWrap';
import { nameLanguage } from './nameLanguage';
import styles from './styles.module.css';

export interface Props {
  /** Name of the fence's language, '' for plain text. */
  language: string;
  title?: string;
  /** Finished HTML of the highlighted code; made at build time from the page's own source, never from a reader's input. */
  html: string;
  className?: string;
}

/** A code block whose tokens were made at build time; the browser adds copying and wrapping. */
export default function HighlightedCode({ language, title, html, className }: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const [isWrapped, setIsWrapped] = useState(false);
  const isOverflowing = useOverflow(pre);
  const languageName = nameLanguage(language);
  return (
    <div
      className={clsx('theme-code-block', styles.block, className)}
      data-wrap={isWrapped || undefined}
    >
      <div className={styles.bar}>
        {title !== undefined && <div className={styles.title}>{title}</div>}
        {languageName !== undefined && <div className={styles.language}>{languageName}</div>}
        <div className={styles.buttons} lang="en">
          {/* Keeps its room where it is of no use, so that nothing moves when that is known. */}
          <button
            type="button"
            className={clsx('clean-btn', styles.button)}
            data-idle={!(isOverflowing || isWrapped) || undefined}
            aria-pressed={isWrapped}
            title={wrapLabel()}
            aria-label={wrapLabel()}
            onClick={() => setIsWrapped(!isWrapped)}
          >
            <IconWordWrap className={styles.icon} aria-hidden="true" />
          </button>
          <CopyButton className={styles.button} getText={() => pre.current?.textContent ?? ''} />
        </div>
      </div>
      {/* Reached by keyboard, except where there is nothing to scroll to. */}
      <pre
        ref={pre}
        className={styles.pre}
        tabIndex={isOverflowing === false ? undefined : 0}
        translate="no"
        data-language={language || undefined}
      >
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  );
}

function wrapLabel(): string {
  return translate({
    id: 'theme.CodeBlock.wordWrapToggle',
    message: 'Toggle word wrap',
    description: 'The title attribute for toggle word wrapping button of code block lines',
  });
}
