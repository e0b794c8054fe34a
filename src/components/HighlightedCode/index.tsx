import clsx from 'clsx';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import Address from '@site/src/components/api/Address';
import { useAttached } from '@site/src/content/useAttached';
import IconWordWrap from '@theme/Icon/WordWrap';
import { attachCodeBlock } from './attachCodeBlock';
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
  const block = useAttached<HTMLDivElement>(attachCodeBlock);
  const languageName = nameLanguage(language);
  return (
    <div
      ref={block}
      className={clsx('theme-code-block', styles.block, className)}
      data-code-block=""
      data-copy-scope=""
      data-lines={countLines(html)}
    >
      <div className={styles.bar}>
        {title !== undefined && (
          <div className={styles.title}>
            <Address>{title}</Address>
          </div>
        )}
        {languageName !== undefined && <div className={styles.language}>{languageName}</div>}
        <div className={styles.buttons} lang="en">
          <button
            type="button"
            className={clsx('clean-btn', styles.button)}
            data-wrap-toggle=""
            data-idle=""
            aria-pressed="false"
            title={wrapLabel()}
            aria-label={wrapLabel()}
          >
            <IconWordWrap className={styles.icon} aria-hidden="true" />
          </button>
          <CopyButton className={styles.button} />
        </div>
      </div>
      <pre
        className={styles.pre}

        tabIndex={0}
        translate="no"
        data-language={language || undefined}
      >
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  );
}

/** Lines as they are shown; a last line break opens no line. */
function countLines(html: string): number {
  return html.replace(/\n(?:<\/span>)*$/, '').split('\n').length;
}

function wrapLabel(): string {
  return translate({
    id: 'theme.CodeBlock.wordWrapToggle',
    message: 'Toggle word wrap',
    description: 'The title attribute for toggle word wrapping button of code block lines',
  });
}
