import { type ReactNode, useId, useState } from 'react';
import { loadOnFirstUse } from '@aifindr-docs/framework/loadOnFirstUse';
import type { createProblemFinder, Problem } from '../createProblemFinder';
import styles from './styles.module.css';

type FindProblems = ReturnType<typeof createProblemFinder>;

/** A field for the text of an error, and below it the problems that the text names. */
export default function SymptomField({ contact }: { contact: string }): ReactNode {
  const [text, setText] = useState('');
  const [findProblems, setFindProblems] = useState<FindProblems>();
  const [hasFailed, setHasFailed] = useState(false);
  const fieldId = useId();
  const noteId = useId();
  // The search engine is loaded on first use; a failed load is retried on the next input.
  const loadEngine = () => {
    if (findProblems) return;
    loadOnFirstUse(() => import('../createProblemFinder')).then(
      (module) => setFindProblems(() => module.createProblemFinder(collectProblems())),
      () => setHasFailed(true),
    );
  };
  return (
    <div className={styles.field} data-needs-js="">
      <label htmlFor={fieldId}>Pega el error o lo que muestra la consola</label>
      <textarea
        id={fieldId}
        className="field"
        rows={2}
        value={text}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={noteId}
        onFocus={loadEngine}
        onInput={loadEngine} // the field may have been focused before hydration
        onChange={({ target }) => setText(target.value)}
      />
      <div id={noteId} className={styles.note}>
        El texto no sale de tu navegador.
      </div>
      <div role="status">
        {findProblems && text.trim() !== '' && (
          <FoundProblems ids={findProblems(text)} contact={contact} />
        )}
        {!findProblems && hasFailed && (
          <p key="failed">No se ha podido cargar. Comprueba tu conexión e inténtalo de nuevo.</p>
        )}
      </div>
    </div>
  );
}

interface FoundProblemsProps {
  ids: readonly string[];
  contact: string;
}

function FoundProblems({ ids, contact }: FoundProblemsProps): ReactNode {
  if (ids.length === 0) {
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
      {ids.map((id) => (
        <li key={id}>
          <ProblemSummary id={id} />
        </li>
      ))}
    </ul>
  );
}

/** The cause and the solution of the row with an id, or the text of the question with that id. */
function ProblemSummary({ id }: { id: string }): ReactNode {
  const element = document.getElementById(id);
  const [, cause, solution] = element instanceof HTMLTableRowElement ? element.cells : [];
  return (
    <>
      <a href={`#${id}`}>{(cause ?? element?.querySelector('p'))?.textContent}</a>
      {solution && <p dangerouslySetInnerHTML={{ __html: solution.innerHTML }} />}
    </>
  );
}

/** Collects the rows and questions of the page with the code in their first cell or summary. */
function collectProblems(): Problem[] {
  const elements = document.querySelectorAll<HTMLElement>(
    'tr[id], [data-troubleshooter] details[id]',
  );
  return [...elements].map((element) => ({
    id: element.id,
    codes: [...(element.querySelector('td, summary')?.querySelectorAll('code') ?? [])].map(
      (code) => code.textContent,
    ),
    isQuestion: element.localName === 'details',
  }));
}
