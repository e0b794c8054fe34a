import Link from '@docusaurus/Link';
import { type ReactNode, useId, useRef } from 'react';
import CopyButton from '@aifindr-docs/ui/CopyButton';
import Segments from '@aifindr-docs/ui/Segments';
import {
  type Choice,
  cleanText,
  firstChoice,
  isSettingUsed,
  type Setting,
  settings,
} from '../choice';
import { contrastRatio } from '../color';
import { formatQuery } from '../query';
import { colorLabels, settingLabels, triggerTexts, valueLabels } from '../texts';
import ColorField from './ColorField';
import styles from './styles.module.css';

interface Props {
  choice: Choice;
  /** URL of the page with all settings. If it is given, only the settings of the look are shown here. */
  allSettingsUrl: string | undefined;
  onChange: (change: Partial<Choice>) => void;
}

/** The controls for the settings that the chosen trigger has. */
export default function Controls({ choice, allSettingsUrl, onChange }: Props): ReactNode {
  const group = useRef<HTMLDivElement>(null);
  const hasAllSettings = allSettingsUrl === undefined;
  const query = formatQuery(choice, '');
  const labels = colorLabels(choice);
  const renderSetting = (name: Setting) =>
    isSettingUsed(name, choice.trigger) && (
      <SettingField
        name={name}
        value={choice[name]}
        onChange={(value) => onChange({ [name]: value })}
      />
    );
  const renderColor = (name: 'mainColor' | 'contrastColor') =>
    isSettingUsed(name, choice.trigger) && (
      <ColorField
        label={labels[name]}
        value={choice[name]}
        isTypable={hasAllSettings}
        onChange={(color) => onChange({ [name]: color })}
      />
    );
  return (
    <div ref={group} className={styles.settings} role="group" aria-label="Pon tu marca">
      {hasAllSettings && renderSetting('trigger')}
      {hasAllSettings && <TextField choice={choice} onChange={(text) => onChange({ text })} />}
      {renderColor('mainColor')}
      {renderColor('contrastColor')}
      {hasAllSettings && renderSetting('style')}
      {renderSetting('corners')}
      {hasAllSettings && renderSetting('position')}
      {hasAllSettings && renderSetting('darkMode')}
      <div role="status" className={`cluster ${styles.end}`}>
        {formatContrastWarning(choice)}
      </div>
      <div className={`cluster ${styles.end}`}>
        {query !== '' && (
          <button
            key="reset"
            type="button"
            className="button"
            onClick={() => {
              // This button unmounts on reset, which would drop the focus to the body.
              group.current?.querySelector('input')?.focus();
              onChange(firstChoice);
            }}
          >
            Empezar de nuevo
          </button>
        )}
        {!hasAllSettings && (
          <Link
            key="all-settings"
            to={query === '' ? allSettingsUrl : allSettingsUrl.replace('#', `?${query}#`)}
          >
            Todos los ajustes
          </Link>
        )}
        <CopyButton
          key="share"
          className="button"
          getText={() => createShareUrl(choice)}
          label="Copiar enlace"
        >
          Copiar enlace
        </CopyButton>
      </div>
    </div>
  );
}

interface SettingFieldProps {
  name: Setting;
  value: string;
  onChange: (value: string) => void;
}

function SettingField({ name, value, onChange }: SettingFieldProps): ReactNode {
  const id = useId();
  const labels: Readonly<Record<string, string>> = valueLabels[name];
  return (
    <div className={`cluster ${styles.row}`} role="radiogroup" aria-labelledby={id}>
      <span id={id}>{settingLabels[name]}</span>
      <Segments
        name={`${id}-values`}
        options={settings[name].map((option) => [option, labels[option] ?? option])}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

function TextField(props: { choice: Choice; onChange: (text: string) => void }): ReactNode {
  const id = useId();
  const { trigger, text } = props.choice;
  return (
    <div className={`cluster ${styles.row}`}>
      <label htmlFor={id}>Texto</label>
      <input
        id={id}
        type="text"
        className="field"
        value={text}
        placeholder={trigger === 'field' ? triggerTexts.field : triggerTexts.button}
        autoComplete="off"
        onChange={({ target }) => props.onChange(cleanText(target.value))}
      />
    </div>
  );
}

/** Creates the URL of the page with the choice. The page's own URL may not have the last change yet. */
function createShareUrl(choice: Choice): string {
  const url = new URL(window.location.href);
  url.search = formatQuery(choice, url.search);
  return url.href;
}

/** Warns of two colors that are hard to tell apart (WCAG 2.2, AA). A link, which has one color, gets no warning. */
function formatContrastWarning({ trigger, mainColor, contrastColor }: Choice): string {
  const ratio = contrastRatio(mainColor, contrastColor);
  if (trigger === 'link' || ratio >= 4.5) return '';
  const shownRatio = (Math.floor(ratio * 10) / 10).toLocaleString('es');
  return `Poco contraste entre los dos colores: ${shownRatio}:1. Mínimo, 4,5:1.`;
}
