import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ArrowIcon, CloseIcon } from '@aifindr-docs/ui/icons';
import Segments from '@aifindr-docs/ui/Segments';
import { exchanges } from '@site/config/exchanges';
import styles from './styles.module.css';
import { Field, Trigger } from './triggers';

/** Settings of AI Findr Hub by the names of the API's fields, with their values; the first is chosen. */
const values = {
  displayMode: ['floating', 'overlay'],
  brandColor: ['azul', 'verde', 'granate'],
  showSources: ['true', 'false'],
} as const;

const [{ question, answer, source }] = exchanges;

/** What copies without pictures say of it. */
const description = `una página de ejemplo con el trigger «Preguntar». Abre la interfaz, que saluda, propone ${exchanges.length} preguntas y responde. Por ejemplo, a «${question}» responde «${answer}», con su fuente: ${source}. Es un esquema con datos de ejemplo: el aspecto real se configura en AI Findr Hub.`;

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
    <figure id={id} className={styles.demo} data-drawing={description}>
      <div className={`frame ${styles.window}`}>
        <div className={styles.bar} aria-hidden="true">
          <span className={clsx('chip', styles.address)}>universidad.example</span>
        </div>
        <div className={styles.stage} data-stage="">
          {/* The site around the widget, which is no more than a backdrop. */}
          <div className={styles.header} aria-hidden="true">
            <b>Universidad Ejemplo</b>
            <span>Grados</span>
            <span>Becas</span>
          </div>
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
      <figcaption className={`cluster ${styles.caption}`}>
        <span>En AI Findr Hub:</span>
        {settings.map((setting) => (
          <div key={setting} role="radiogroup" aria-label={setting} className="cluster">
            <code translate="no">{setting}</code>
            <Segments
              name={`${id}-${setting}`}
              options={values[setting].map((value) => [value, value])}
              value={values[setting][0]}
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
            <div>{answer}</div>
            <div className={clsx('chip', styles.source)}>
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
      <div className={styles.input} aria-hidden="true">
        Escribe tu pregunta
        <ArrowIcon className={styles.submit} />
      </div>
    </div>
  );
}
