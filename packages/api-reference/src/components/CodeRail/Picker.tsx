import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  id: string;
  label: string;
  options: readonly { value: number; title: string }[];
  chosen: number;
  onChoose: (value: number) => void;
  /** Called when a choice is near. */
  onApproach?: () => unknown;
}

/** A list to choose one example from; nothing where there is no choice. */
export default function Picker(props: Props): ReactNode {
  const { id, label, options, chosen, onChoose, onApproach } = props;
  if (options.length < 2) return null;
  return (
    <select
      id={id}
      className={clsx('field', styles.picker)}
      aria-label={label}
      // Browsers would restore the field, but not what it shows.
      autoComplete="off"
      value={chosen}
      onChange={({ target }) => onChoose(Number(target.value))}
      onFocus={onApproach}
      onPointerEnter={onApproach}
    >
      {options.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </select>
  );
}
