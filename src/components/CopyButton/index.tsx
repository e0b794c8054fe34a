import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useAttached } from '@site/src/content/useAttached';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import { attachCopyButton } from './attachCopyButton';
import { labelOutcome } from './labelOutcome';
import styles from './styles.module.css';

/** Copies the first `code` of the nearest element with `data-copy-scope`. */
export default function CopyButton({ className }: { className?: string }): ReactNode {
  const button = useAttached<HTMLButtonElement>(attachCopyButton);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn', styles.copy, className)}
        aria-label={labelOutcome('idle')}
        title={labelOutcome('idle')}
        data-copy-button=""
      >
        <IconCopy className={styles.icon} aria-hidden="true" />
        <IconSuccess className={styles.icon} aria-hidden="true" />
      </button>
      <span role="status" className="visually-hidden" />
    </>
  );
}
