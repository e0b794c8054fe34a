import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import { copyText } from './copyText';
import styles from './styles.module.css';

export interface Props {
  /** Text to copy, read at the moment of the click. */
  getText: () => string;
  className?: string;
}

type Outcome = 'idle' | 'copied' | 'failed';

/** Copies a text and says, to eyes and to screen readers, whether that worked. */
export default function CopyButton({ getText, className }: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = async () => {
    setOutcome((await copyText(getText())) ? 'copied' : 'failed');
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOutcome('idle'), 2000);
  };

  return (
    <>
      <button
        type="button"
        className={clsx('clean-btn', className)}
        aria-label={label('idle')}
        title={label(outcome)}
        data-outcome={outcome}
        onClick={copy}
      >
        {outcome === 'copied' ? (
          <IconSuccess className={styles.icon} aria-hidden="true" />
        ) : (
          <IconCopy className={styles.icon} aria-hidden="true" />
        )}
      </button>
      <span role="status" className={styles.status}>
        {outcome === 'idle' ? '' : label(outcome)}
      </span>
    </>
  );
}

function label(outcome: Outcome): string {
  switch (outcome) {
    case 'idle':
      return translate({
        id: 'theme.CodeBlock.copyButtonAriaLabel',
        message: 'Copy code to clipboard',
        description: 'The ARIA label for copy code blocks button',
      });
    case 'copied':
      return translate({
        id: 'theme.CodeBlock.copied',
        message: 'Copied',
        description: 'The copied button label on code blocks',
      });
    case 'failed':
      return translate({
        id: 'site.CopyButton.failed',
        message: 'Could not copy: select the text instead',
        description: 'Said when the browser refuses to copy',
      });
    default:
      throw new Error(`unknown outcome: ${String(outcome satisfies never)}`);
  }
}
