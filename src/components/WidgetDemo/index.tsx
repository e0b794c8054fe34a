import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import type { PictureProps } from '@aifindr-docs/configurator/Configurator';
import { CloseIcon } from '@aifindr-docs/ui/icons';
import RadioGroup from '@aifindr-docs/ui/RadioGroup';
import styles from './styles.module.css';
import { FakeTrigger, FakeTriggerField } from './triggers';
import WidgetInterface, { describeDemo } from './WidgetInterface';

/** The settings of AI Findr Hub that the demo can show, with the values that it offers. The first value is the initial one. */
const hubValues = {
  displayMode: ['floating', 'overlay'],
  brandColor: ['azul', 'verde', 'granate'],
  showSources: ['true', 'false'],
} as const;

export type HubSetting = keyof typeof hubValues;

/** Markdown text of the configurator's demo; short, because llms-full.txt has the text of `describeDemo` on another page. */
const previewDescription =
  'el trigger en una página de ejemplo, que abre la interfaz con datos de ejemplo.';

interface Props extends Partial<PictureProps> {
  /** Id of the figure and prefix of the names of its inputs; unique in the page. */
  id: string;
  hubSettings: readonly HubSetting[];
  /** The open widget. The default is `<WidgetInterface>`, but only in static HTML, so an interactive demo passes its own. */
  children?: ReactNode;
}

/**
 * A working picture of the widget as a visitor sees it, with sample data. It needs only HTML and CSS, because the trigger is the summary of
 * a `<details>` and the settings are radio buttons. Without a `preview` it shows the button that brand.css styles.
 */
export default function WidgetDemo({
  id,
  hubSettings,
  preview,
  isOpen = true,
  onOpenChange,
  classNames,
  children,
}: Props): ReactNode {
  const partStyles = preview?.styles ?? {};
  // In the picture the `<summary>` has the focus in place of the trigger.
  const focusStyle = preview?.focusColor && { '--demo-focus-color': preview.focusColor };
  return (
    <figure
      id={id}
      className={clsx(styles.demo, classNames?.figure)}
      data-trigger={preview?.trigger}
      // Only the build needs this text, so the client JavaScript does not contain it.
      data-drawing={
        __RENDERS_STATIC_HTML__ ? (preview ? previewDescription : describeDemo()) : undefined
      }
      suppressHydrationWarning
    >
      <div className={clsx('frame', styles.window, classNames?.window)}>
        <div className={styles.bar} aria-hidden="true">
          <span className={clsx('chip', styles.address)}>universidad.example</span>
        </div>
        <div className={styles.stage} data-theme={preview?.isDark ? 'dark' : undefined}>
          <div className={`muted ${styles.header}`} aria-hidden="true">
            <b>Universidad Ejemplo</b>
            <span>Grados</span>
            <span>Becas</span>
          </div>
          <details
            className={styles.widget}
            open={isOpen}
            onToggle={({ currentTarget }) => onOpenChange?.(currentTarget.open)}
          >
            <summary className={styles.summary} style={focusStyle as CSSProperties | undefined}>
              <span className={styles.place}>
                {preview?.trigger === 'field' ? (
                  <FakeTriggerField text={preview.text} partStyles={partStyles} />
                ) : (
                  <FakeTrigger id="ai-findr-trigger" text={preview?.text} partStyles={partStyles} />
                )}
              </span>
              <span className={styles.close}>
                <CloseIcon />
                <span className="visually-hidden">Cerrar</span>
              </span>
            </summary>
            {children ?? (__RENDERS_STATIC_HTML__ && <WidgetInterface namePrefix={id} />)}
          </details>
        </div>
      </div>
      <figcaption
        className={clsx('cluster', styles.caption, classNames?.caption)}
        // A setting changes the open widget, so choosing one opens it.
        onChange={() => onOpenChange?.(true)}
      >
        <span>En AI Findr Hub:</span>
        {hubSettings.map((setting) => (
          <div key={setting} role="radiogroup" aria-label={setting} className="cluster">
            <code translate="no">{setting}</code>
            <RadioGroup
              name={`${id}-${setting}`}
              options={hubValues[setting].map((value) => [value, value])}
              value={hubValues[setting][0]}
            />
          </div>
        ))}
        <span className={styles.sample}>
          Esquema con datos de ejemplo: mientras está abierto, el widget oculta el botón. El aspecto
          real se configura en AI Findr Hub.
        </span>
      </figcaption>
    </figure>
  );
}
