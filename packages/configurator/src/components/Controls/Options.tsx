import { type ReactNode, useId } from 'react';
import { type Setting, values } from '../../browser/choice';
import { names, valueNames } from './names';
import styles from './styles.module.css';

interface Props {
  name: Setting;
  value: string;
  /** Called with one of `values`. */
  onChange: (value: string) => void;
}

/** A setting with a few values, all of which are seen. */
export default function Options({ name, value, onChange }: Props): ReactNode {
  const id = useId();
  const labels: Record<string, string> = valueNames()[name];
  return (
    <div className={styles.row} role="radiogroup" aria-labelledby={id}>
      <span id={id}>{names()[name]}</span>
      <div className={styles.options}>
        {values[name].map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={id}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{labels[option]}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
