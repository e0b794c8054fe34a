import { translate } from '@docusaurus/Translate';
import { type ReactNode, useId, useState } from 'react';
import { type Color, parseColor } from '../../browser/color';
import Contrast from './Contrast';
import styles from './styles.module.css';

interface Props {
  label: string;
  value: Color;
  /** The color that this one is on. @default the page of the picture */
  ground?: Color;
  isDisabled?: boolean;
  /** Whether the picture shows the dark mode, which has other colors. */
  isLightOnly: boolean;
  onChange: (color: Color) => void;
}

/** A color, to pick or to write as `#rrggbb` or `#rgb`. */
export default function ColorInput({
  label,
  value,
  ground,
  isDisabled = false,
  isLightOnly,
  onChange,
}: Props): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState<{ text: string; value: Color }>();
  // A draft is stale once the color has changed elsewhere.
  const text = draft?.value === value ? draft.text : undefined;
  const isInvalid = text !== undefined && parseColor(text) === undefined;
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.color}>
        <input
          type="color"
          aria-label={translate(
            { id: 'site.Configurator.pick', message: '{name}: palette' },
            { name: label },
          )}
          value={value}
          disabled={isDisabled}
          onChange={({ target }) => {
            setDraft(undefined);
            onChange(target.value as Color);
          }}
        />
        <input
          id={id}
          type="text"
          className={styles.text}
          value={text ?? value}
          disabled={isDisabled}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          translate="no"
          aria-invalid={isInvalid}
          onBlur={() => (!isInvalid || text.trim() === '') && setDraft(undefined)}
          onChange={({ target }) => {
            const color = parseColor(target.value);
            setDraft({ text: target.value, value: color ?? value });
            if (color) onChange(color);
          }}
        />
        <Contrast
          color={value}
          {...(ground && { ground })}
          isLightOnly={isLightOnly}
          isInvalid={isInvalid}
          isDisabled={isDisabled}
        />
      </div>
    </div>
  );
}
