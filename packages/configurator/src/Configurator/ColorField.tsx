import clsx from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { type Color, parseColor } from '../color';
import styles from './styles.module.css';

interface Props {
  label: string;
  value: Color;
  /** Whether the color can be typed and pasted as well. */
  isTypable: boolean;
  onChange: (color: Color) => void;
}

/** A field for a color with the system's color picker and, where there is space, a field for its code. */
export default function ColorField({ label, value, isTypable, onChange }: Props): ReactNode {
  const id = useId();
  return (
    <div className={`cluster ${styles.row}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="color"
        className={clsx('field', styles.colorPicker)}
        value={value}
        onChange={({ target }) => onChange(target.value as Color)}
      />
      {isTypable && <ColorCodeInput label={label} value={value} onChange={onChange} />}
    </div>
  );
}

/** A field for the color as `#rrggbb`. */
function ColorCodeInput({ label, value, onChange }: Omit<Props, 'isTypable'>): ReactNode {
  /** The text of the field while it has the focus, because it need not be a color yet. */
  const [draft, setDraft] = useState<string>();
  return (
    <input
      type="text"
      className={clsx('field', styles.colorCode)}
      aria-label={`${label}: código hexadecimal`}
      aria-invalid={draft !== undefined && parseColor(draft) === undefined}
      value={draft ?? value}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => {
        setDraft(target.value);
        const color = parseColor(target.value);
        if (color !== undefined) onChange(color);
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}
