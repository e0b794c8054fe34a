import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ArrowIcon } from '@aifindr-docs/ui/icons';
import styles from './styles.module.css';

/** Sample questions with their answers, and the pages of the sample site that the answers come from. */
const exchanges = [
  {
    question: '¿Cuándo se abre la matrícula?',
    answer: 'La matrícula se abre el 1 de septiembre y se cierra el día 30.',
    source: 'Matrícula',
  },
  {
    question: '¿Qué becas hay?',
    answer:
      'Hay dos: la beca general y la de movilidad. Puedes pedir las dos hasta el 15 de junio.',
    source: 'Becas',
  },
  {
    question: '¿Dónde está secretaría?',
    answer: 'En la planta baja del edificio central. Abre de 9 a 14 h, de lunes a viernes.',
    source: 'Secretaría',
  },
] as const;

/** Returns the text that Markdown copies of pages have in place of the demo. The demo in the configurator has a shorter one. */
export function describeDemo(): string {
  const [{ question, answer, source }] = exchanges;
  return `una página de ejemplo con el trigger «Preguntar». Abre la interfaz, que saluda, propone ${exchanges.length} preguntas y responde. Por ejemplo, a «${question}» responde «${answer}», con su fuente: ${source}. Es un esquema con datos de ejemplo: el aspecto real se configura en AI Findr Hub.`;
}

/** The open widget, which answers a few sample questions. It needs no JavaScript, because the questions are radio buttons. */
export default function WidgetInterface({ namePrefix }: { namePrefix: string }): ReactNode {
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
            <input type="radio" name={`${namePrefix}-pregunta`} value={index} />
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
