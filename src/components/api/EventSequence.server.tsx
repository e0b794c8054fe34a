// Texts here are content, in Spanish like the pages.
import type { ReactNode } from 'react';
import styles from './EventSequence.module.css';

interface Step {
  from: 'server' | 'api';
  label: string;
  note?: string;
}

/** Messages of a streamed answer, in order. */
const steps: readonly Step[] = [
  { from: 'server', label: 'POST …/ask', note: 'con stream: true' },
  { from: 'api', label: '200 text/event-stream' },
  { from: 'api', label: 'knowledge-retrieved', note: 'fuentes encontradas' },
  { from: 'api', label: 'answer-delta', note: 'se repite con cada fragmento' },
  { from: 'api', label: 'answer-full', note: 'respuesta completa y fin' },
];

/** Sequence of the events of a streamed answer: an ordered list drawn as a sequence diagram. */
export default function EventSequence(): ReactNode {
  return (
    <figure className={styles.figure}>
      <div className={styles.actors} aria-hidden="true">
        <span>Tu servidor</span>
        <span>API de AI Findr</span>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ from, label, note }) => (
          <li key={label} className={styles.step} data-from={from}>
            <span className="visually-hidden">
              {from === 'server' ? 'De tu servidor a la API: ' : 'De la API a tu servidor: '}
            </span>
            <code translate="no">{label}</code>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ol>
      <figcaption>
        Orden de los eventos. Si algo falla, llega <code translate="no">error</code>.
      </figcaption>
    </figure>
  );
}
