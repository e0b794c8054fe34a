import type { ReactNode } from 'react';
import FeatureBoundary from '@aifindr-docs/ui/FeatureBoundary';
import styles from './styles.module.css';
import SymptomField from './SymptomField';

interface Props {
  /** Mail address for errors that the field does not recognize. */
  contact: string;
  /** The questions, as nested blocks that open (`connectProblems`). */
  children: ReactNode;
}

/** Leads to the rows of known problems: from the text of an error, or from questions. */
export default function Troubleshooter({ contact, children }: Props): ReactNode {
  return (
    <div
      className={`card ${styles.troubleshooter}`}
      data-troubleshooter=""
      data-reading-aid=""
      data-unindexed=""
    >
      <FeatureBoundary>
        <SymptomField contact={contact} />
      </FeatureBoundary>
      {children}
    </div>
  );
}
