import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ArrowIcon } from '@aifindr-docs/ui/icons';
import { exchanges } from '@site/config/exchanges';
import styles from './styles.module.css';

/** The open widget, which answers a few sample questions. It needs no JavaScript, because the questions are radio buttons. */
export default function WidgetInterface({ id }: { id: string }): ReactNode {
  return (
    <div className={`floating ${styles.box}`}>
      <div className={`muted ${styles.welcome}`}>
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
      <div className={`muted ${styles.input}`} aria-hidden="true">
        Escribe tu pregunta
        <ArrowIcon className={styles.submit} />
      </div>
    </div>
  );
}
