import type { ReactNode } from 'react';
import { EditIcon } from '@aifindr-docs/ui/icons';
import styles from './styles.module.css';

/** A button that opens the dialog for the values of the reader's project. It is hidden without JavaScript. */
export default function ProjectValuesButton({ children }: { children: ReactNode }): ReactNode {
  return (
    <button
      type="button"
      className={`clean-btn ${styles.entry}`}
      data-needs-js=""
      aria-haspopup="dialog"
      data-project-values=""
      data-reading-aid=""
    >
      <EditIcon />
      {children}
    </button>
  );
}
