import clsx from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import IconWordWrap from '@theme/Icon/WordWrap';
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
  const code = useRef<HTMLElement>(null);
  const [isWrapped, setIsWrapped] = useState(false);
  return (
    <div
      className={clsx('theme-code-block', styles.block, className)}
      data-wrap={isWrapped || undefined}
    >
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <pre className={styles.pre} tabIndex={0} translate="no" data-language={language || undefined}>
        <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <div className={styles.buttons}>
        <button
          type="button"
          className={clsx('clean-btn', styles.button)}
          aria-pressed={isWrapped}
          title={wrapLabel()}
          aria-label={wrapLabel()}
          onClick={() => setIsWrapped((wrapped) => !wrapped)}
        >
          <IconWordWrap className={styles.icon} aria-hidden="true" />
        </button>
        <CopyButton className={styles.button} getText={() => code.current?.textContent ?? ''} />
      </div>
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
