import Link from '@docusaurus/Link';
import { type ReactNode, useId } from 'react';
import CopyButton from '@aifindr-docs/ui/CopyButton';
import Segments from '@aifindr-docs/ui/Segments';
import {
  applies,
  type Choice,
  cleanText,
  firstChoice,
  type Setting,
  values,
  writeChoice,
} from '../choice';
import { type Color, contrast } from '../color';
import { colorNames, names, triggerTexts, valueNames } from './names';
import styles from './styles.module.css';

interface Props {
  choice: Choice;
  /** Page that has the settings that are not those of the style. */
  more: string | undefined;
  onChange: (change: Partial<Choice>) => void;
}

/** The settings of a trigger; those that it has not are not there. */
export default function Controls({ choice, more, onChange }: Props): ReactNode {
  const id = useId();
  const label = { ...names(), ...colorNames(choice) };
  const options = (name: Setting) => {
    if (!applies(name, choice.trigger)) return null;
    const labels: Record<string, string> = valueNames()[name];
    return (
      <div
        key={name}
        className={`cluster ${styles.row}`}
        role="radiogroup"
        aria-labelledby={`${id}-${name}`}
      >
        <span id={`${id}-${name}`}>{label[name]}</span>
        <Segments
          name={`${id}-${name}-values`}
          options={values[name].map((option) => [option, labels[option] ?? option])}
          value={choice[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      </div>
    );
  };
  const color = (name: 'color' | 'letra') =>
    applies(name, choice.trigger) && (
      <div key={name} className={`cluster ${styles.row}`}>
        <label htmlFor={`${id}-${name}`}>{label[name]}</label>
        <input
          id={`${id}-${name}`}
          type="color"
          className="field"
          value={choice[name]}
          onChange={({ target }) => onChange({ [name]: target.value as Color })}
        />
      </div>
    );
  const text = (
    <div className={`cluster ${styles.row}`}>
      <label htmlFor={`${id}-texto`}>{label.texto}</label>
      <input
        id={`${id}-texto`}
        type="text"
        className="field"
        value={choice.texto}
        placeholder={triggerTexts()[choice.trigger === 'campo' ? 'field' : 'button']}
        autoComplete="off"
        onChange={({ target }) => onChange({ texto: cleanText(target.value) })}
      />
    </div>
  );
  const share = 'Copiar enlace';
  const query = writeChoice(choice, '');
  return (
    <div className={styles.settings} role="group" aria-label={label.title}>
      {more === undefined && options('trigger')}
      {more === undefined && text}
      {color('color')}
      {color('letra')}
      {more === undefined && options('estilo')}
      {options('esquinas')}
      {more === undefined && options('posicion')}
      {more === undefined && options('oscuro')}
      <div role="status" className={`cluster ${styles.end}`}>
        {describeContrast(choice)}
      </div>
      <div className={`cluster ${styles.end}`}>
        {query !== '' && (
          <button
            key="reset"
            type="button"
            className="button"
            onClick={({ currentTarget }) => {
              // This button unmounts on reset, which would drop the focus to the body.
              currentTarget.closest('[role="group"]')?.querySelector('input')?.focus();
              onChange(firstChoice);
            }}
          >
            Empezar de nuevo
          </button>
        )}
        {more !== undefined && (
          <Link key="more" to={query === '' ? more : more.replace('#', `?${query}#`)}>
            Todos los ajustes
          </Link>
        )}
        <CopyButton
          key="share"
          className="button"
          getText={() => {
            // The address may not have the last choice yet.
            const address = new URL(window.location.href);
            address.search = writeChoice(choice, address.search);
            return address.href;
          }}
          label={share}
        >
          {share}
        </CopyButton>
      </div>
    </div>
  );
}

/** What is said of two colors that are hard to tell apart (WCAG 2.2, AA); nothing of others, and of a link. */
function describeContrast({ trigger, color, letra }: Choice): string {
  const ratio = contrast(color, letra);
  if (trigger === 'enlace' || ratio >= 4.5) return '';
  const shownRatio = (Math.floor(ratio * 10) / 10).toLocaleString('es');
  return `Poco contraste entre los dos colores: ${shownRatio}:1. Mínimo, 4,5:1.`;
}
