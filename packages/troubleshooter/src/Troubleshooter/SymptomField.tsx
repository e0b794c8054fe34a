import { type ReactNode, useId, useState } from 'react';
import { loadOnFirstUse } from '@aifindr-docs/framework/loadOnFirstUse';
import type { findProblems, Known } from '../findProblems';
import styles from './styles.module.css';

/** A field for the text of an error, and below it the problems that it names. */
export default function SymptomField({ contact }: { contact: string }): ReactNode {
  const [text, setText] = useState('');
  const [find, setFind] = useState<typeof findProblems>();
  const [hasFailed, setHasFailed] = useState(false);
  const field = useId();
  // A failed load is retried on the next input.
  const load = () => {
    loadOnFirstUse(() => import('../findProblems')).then(
      (loaded) => setFind(() => loaded.findProblems),
      () => setHasFailed(true),
    );
  };
  return (
    <div className={styles.field} data-needs-js="">
      <label htmlFor={field}>Pega el error o lo que muestra la consola</label>
      <textarea
        id={field}
        className="field"
        rows={2}
        value={text}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${field}-note`}
        onFocus={load}
        onInput={load} // the field may have been focused before hydration
        onChange={({ target }) => setText(target.value)}
      />
      <div id={`${field}-note`} className={styles.note}>
        El texto no sale de tu navegador.
      </div>
      <div role="status">
        {find && text.trim() !== '' && <Found find={find} text={text} contact={contact} />}
        {!find && hasFailed && (
          <p key="failed">No se ha podido cargar. Comprueba tu conexión e inténtalo de nuevo.</p>
        )}
      </div>
    </div>
  );
}

interface FoundProps {
  find: typeof findProblems;
  text: string;
  contact: string;
}

function Found({ find, text, contact }: FoundProps): ReactNode {
  const [known] = useState(readKnown);
  const found = find(known, text);
  if (found.length === 0) {
    return (
      <p key="unknown">
        No reconocemos este texto. Responde a las preguntas o envíanoslo a{' '}
        <a href={`mailto:${contact}`}>{contact}</a> con la dirección de tu página y el nombre y la
        versión del navegador. No incluyas claves ni datos personales.
      </p>
    );
  }
  return (
    <ul key="found" className={styles.found}>
      {found.map((id) => (
        <li key={id}>
          <Problem id={id} />
        </li>
      ))}
    </ul>
  );
}

/** The cause and the solution of a row, or the words of a question. */
function Problem({ id }: { id: string }): ReactNode {
  const stop = document.getElementById(id);
  const [, cause, solution] = stop instanceof HTMLTableRowElement ? stop.cells : [];
  return (
    <>
      <a href={`#${id}`}>{(cause ?? stop?.querySelector('p'))?.textContent}</a>
      {solution && <p dangerouslySetInnerHTML={{ __html: solution.innerHTML }} />}
    </>
  );
}

/** The rows and questions of the page, with their code. */
function readKnown(): Known[] {
  const stops = document.querySelectorAll<HTMLElement>('tr[id], [data-troubleshooter] details[id]');
  return [...stops].map((stop) => ({
    id: stop.id,
    codes: [...(stop.querySelector('td, summary')?.querySelectorAll('code') ?? [])].map(
      (code) => code.textContent,
    ),
    isQuestion: stop.localName === 'details',
  }));
}
