import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CloseIcon } from '@aifindr-docs/ui/icons';
import Segments from '@aifindr-docs/ui/Segments';
import { exchanges } from '@site/config/exchanges';
import styles from './styles.module.css';
import { Arrow, Field, Trigger } from './triggers';

/** Settings of AI Findr Hub by the names of the API's fields, with their values; the first is chosen. */
const values = {
  displayMode: ['floating', 'overlay'],
  brandColor: ['azul', 'verde', 'granate'],
  showSources: ['true', 'false'],
} as const;

interface Props {
  /** Unique in the page: prefix of the names of its inputs. */
  id: string;
  /** What the reader can change. */
  settings: readonly (keyof typeof values)[];
}

/**
 * A working picture of the widget as a visitor meets it, with sample data. It is HTML and CSS: the trigger is the summary of a
 * `<details>`, questions and settings are radio buttons.
 */
export default function WidgetDemo({ id, settings }: Props): ReactNode {
  return (
    <figure id={id} className={styles.demo} data-drawing={describe()}>
      <div className={styles.window}>
        <div className={styles.bar} aria-hidden="true">
          <span className={clsx('chip', styles.address)}>universidad.example</span>
        </div>
        <div className={styles.stage} data-stage="">
          <HostPage />
          <details className={styles.widget} open>
            <summary className={styles.summary}>
              <span className={styles.place}>
                <Trigger isPage />
                <Field />
              </span>
              <span className={styles.close}>
                <CloseIcon />
                <span className="visually-hidden">Cerrar</span>
              </span>
            </summary>
            <Box id={id} />
          </details>
        </div>
      </div>
      <figcaption className={styles.caption}>
        <span>En AI Findr Hub:</span>
        {settings.map((setting) => (
          <Choice
            key={setting}
            name={`${id}-${setting}`}
            legend={setting}
            values={values[setting]}
          />
        ))}
        <span className={styles.sample}>
          Esquema con datos de ejemplo: mientras está abierto, el widget oculta el botón. El aspecto
          real se configura en AI Findr Hub.
        </span>
      </figcaption>
    </figure>
  );
}

/** What copies without pictures say of it. */
function describe(): string {
  const [{ question, answer, source }] = exchanges;
  return `una página de ejemplo con el trigger «Preguntar». Abre la interfaz, que saluda, propone ${exchanges.length} preguntas y responde. Por ejemplo, a «${question}» responde «${answer}», con su fuente: ${source}. Es un esquema con datos de ejemplo: el aspecto real se configura en AI Findr Hub.`;
}

/** The site around the widget, which is no more than a backdrop. */
function HostPage(): ReactNode {
  return (
    <div className={styles.host} aria-hidden="true">
      <div className={styles.header}>
        <b>Universidad Ejemplo</b>
        <span>Grados</span>
        <span>Becas</span>
      </div>
      <div className={styles.lines}>
        {Array.from({ length: 7 }, (_, index) => (
          <i key={index} />
        ))}
      </div>
    </div>
  );
}

/** The interface of the widget. */
function Box({ id }: { id: string }): ReactNode {
  return (
    <div className={styles.box}>
      <div className={styles.welcome}>
        <b>¡Hola!</b>
        <span>¿En qué te ayudamos?</span>
      </div>
      <div className={styles.talk} aria-live="polite">
        {exchanges.map(({ question, answer, source }) => (
          <div key={question} className={styles.exchange}>
            <div className={styles.question}>{question}</div>
            <div className={styles.answer}>{answer}</div>
            <div className={clsx('chip', styles.source)}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 3h8l4 4v14H6zM10 12h5M10 16.500h5" />
              </svg>
              <span className="visually-hidden">Fuente: </span>
              {source}
            </div>
          </div>
        ))}
      </div>
      <fieldset className={clsx('segments', styles.suggestions)}>
        <legend className="visually-hidden">Preguntas de ejemplo</legend>
        {exchanges.map(({ question }, index) => (
          <label key={question}>
            <input type="radio" name={`${id}-pregunta`} value={index} />
            <span>{question}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.field} aria-hidden="true">
        Escribe tu pregunta
        <Arrow />
      </div>
    </div>
  );
}

interface ChoiceProps {
  name: string;
  /** Name of the field of the API. */
  legend: string;
  values: readonly [string, ...string[]];
}

/** A setting with a few values. */
function Choice({ name, legend, values: options }: ChoiceProps): ReactNode {
  return (
    <div role="radiogroup" aria-labelledby={`${name}-name`} className={styles.choice}>
      <code id={`${name}-name`}>{legend}</code>
      <Segments name={name} options={options.map((value) => [value, value])} value={options[0]} />
    </div>
  );
}
