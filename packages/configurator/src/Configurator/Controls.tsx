import Link from '@docusaurus/Link';
import { type ReactNode, useRef } from 'react';
import CopyButton from '@aifindr-docs/ui/CopyButton';
import { type Choice, firstChoice, isSettingUsed, type Setting, settingNames } from '../choice';
import { contrastRatio } from '../color';
import { formatQuery } from '../query';
import SettingControl from './SettingControl';
import styles from './styles.module.css';

/** The settings that are shown if `allSettingsUrl` is given. */
const lookSettings: readonly Setting[] = ['mainColor', 'contrastColor', 'corners'];

interface Props {
  choice: Choice;
  /** URL of the page with all settings; undefined on that page. */
  allSettingsUrl: string | undefined;
  onChange: (change: Partial<Choice>) => void;
}

/** Renders controls for settings that affect the chosen trigger, a contrast warning, and buttons to reset and to share the choice. */
export default function Controls({ choice, allSettingsUrl, onChange }: Props): ReactNode {
  const group = useRef<HTMLDivElement>(null);
  const hasAllSettings = allSettingsUrl === undefined;
  const names = hasAllSettings ? settingNames : lookSettings;
  const query = formatQuery(choice, '');
  return (
    <div ref={group} className={styles.settings} role="group" aria-label="Pon tu marca">
      {names
        .filter((name) => isSettingUsed(name, choice.trigger))
        .map((name) => (
          <SettingControl
            key={name}
            name={name}
            choice={choice}
            isColorTypable={hasAllSettings}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      <div role="status" className={`cluster ${styles.end}`}>
        {formatContrastWarningIfLow(choice)}
      </div>
      <div className={`cluster ${styles.end}`}>
        {query !== '' && (
          <button
            key="reset"
            type="button"
            className="button"
            onClick={() => {
              // This button unmounts on reset, which would move the focus to the body.
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

/** Creates the URL of this page with the choice in its query, because `location` may not have the last change yet. */
function createShareUrl(choice: Choice): string {
  const url = new URL(window.location.href);
  url.search = formatQuery(choice, url.search);
  return url.href;
}

/** Returns a warning if the contrast of the two colors is below 4.5:1 (WCAG 2.2, AA), else ''. A link has only one color, so it gets ''. */
function formatContrastWarningIfLow({ trigger, mainColor, contrastColor }: Choice): string {
  const ratio = contrastRatio(mainColor, contrastColor);
  if (trigger === 'link' || ratio >= 4.5) return '';
  const shownRatio = (Math.floor(ratio * 10) / 10).toLocaleString('es');
  return `Poco contraste entre los dos colores: ${shownRatio}:1. Mínimo, 4,5:1.`;
}
