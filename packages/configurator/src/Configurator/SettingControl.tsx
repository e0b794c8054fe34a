import clsx from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import RadioGroup from '@aifindr-docs/ui/RadioGroup';
import { type Choice, defaultTexts, type Setting, settings, toShortLine } from '../choice';
import { parseColor } from '../color';
import styles from './styles.module.css';

interface Props {
  name: Setting;
  choice: Choice;
  /** Whether a color control also has a text field for the color code. */
  isColorTypable: boolean;
  onChange: (value: string) => void;
}

export default function SettingControl(props: Props): ReactNode {
  const { name, choice, isColorTypable, onChange } = props;
  const id = useId();
  switch (name) {
    case 'text':
      return (
        <div className={`cluster ${styles.row}`}>
          <label htmlFor={id}>{settings.text.label}</label>
          <input
            id={id}
            type="text"
            className="field"
            value={choice.text}
            placeholder={defaultTexts[choice.trigger]}
            autoComplete="off"
            onChange={({ target }) => onChange(toShortLine(target.value))}
          />
        </div>
      );
    case 'mainColor':
    case 'contrastColor': {
      const label = formatColorLabel(name, choice);
      return (
        <div className={`cluster ${styles.row}`}>
          <label htmlFor={id}>{label}</label>
          <input
            id={id}
            type="color"
            className={clsx('field', styles.colorPicker)}
            value={choice[name]}
            onChange={({ target }) => onChange(target.value)}
          />
          {isColorTypable && (
            <ColorCodeInput label={label} value={choice[name]} onChange={onChange} />
          )}
        </div>
      );
    }
    default:
      return (
        <div className={`cluster ${styles.row}`} role="radiogroup" aria-labelledby={id}>
          <span id={id}>{settings[name].label}</span>
          <RadioGroup
            name={`${id}-values`}
            options={settings[name].values.map(({ value, label }) => [value, label])}
            value={choice[name]}
            onChange={onChange}
          />
        </div>
      );
  }
}

interface ColorCodeInputProps {
  label: string;
  value: string;
  onChange: (color: string) => void;
}

function ColorCodeInput({ label, value, onChange }: ColorCodeInputProps): ReactNode {
  /** The typed text, which need not be a color yet; undefined before the first change and after a blur. */
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

function formatColorLabel(name: 'mainColor' | 'contrastColor', { trigger, style }: Choice): string {
  const isMain = name === 'mainColor';
  switch (trigger) {
    case 'button':
      if (isMain) return 'Color del botón';
      return style === 'outlined' ? 'Color del fondo' : 'Color del texto';
    case 'field':
      return isMain ? 'Color' : 'Color de la flecha';
    case 'link':
      // A link has only one color.
      return 'Color del texto';
  }
}
