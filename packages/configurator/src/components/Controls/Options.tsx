import { type ReactNode, useId } from 'react';
import Segments from '@aifindr-docs/ui/Segments';
import { type Setting, values } from '../../browser/choice';
import { names, valueNames } from './names';
import styles from './styles.module.css';

interface Props {
  name: Setting;
  value: string;
  /** Whether the trigger has no such setting: the control keeps its place. */
  isDisabled: boolean;
  /** Called with one of `values`. */
  onChange: (value: string) => void;
}

/** A setting with a few values, all of which are seen. */
export default function Options({ name, value, isDisabled, onChange }: Props): ReactNode {
  const id = useId();
  const labels: Record<string, string> = valueNames()[name];
  return (
    <div
      className={styles.row}
      role="radiogroup"
      aria-labelledby={id}
      aria-disabled={isDisabled || undefined}
    >
      <span id={id}>{names()[name]}</span>
      <Segments
        name={`${id}-values`}
        options={values[name].map((option) => [option, labels[option] ?? option])}
        value={value}
        isDisabled={isDisabled}
        onChange={onChange}
      />
    </div>
  );
}
