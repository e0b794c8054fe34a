import { type ReactNode, useId, useState } from 'react';
import { loadOrReloadIfOutdated } from '@aifindr-docs/framework/loadOrReloadIfOutdated';
import FeatureErrorBoundary from '@aifindr-docs/ui/FeatureErrorBoundary';
import type { createProblemFinder, Problem } from '../createProblemFinder';
import styles from './styles.module.css';

interface Props {
  /** Email address for errors that the field does not recognize. */
  contact: string;
  /** The questions as nested `<details>`, which the remark plugin `linkQuestionsToRows` creates. */
  children: ReactNode;
}

/** Helps readers find the row of a known problem, by the text of an error or by nested questions. */
export default function Troubleshooter({ contact, children }: Props): ReactNode {
  return (
    <div
      className={`card ${styles.troubleshooter}`}
      data-troubleshooter=""
      data-reading-aid=""
      data-unindexed=""
    >
      <FeatureErrorBoundary>
        <SymptomSearch contact={contact} />
      </FeatureErrorBoundary>
      {children}
    </div>
  );
}

/** A field for the text of an error, and below it the problems that are found in the text. */
function SymptomSearch({ contact }: { contact: string }): ReactNode {
  const [text, setText] = useState('');
  const [findProblems, setFindProblems] = useState<ReturnType<typeof createProblemFinder>>();
  const [hasFailed, setHasFailed] = useState(false);
  const fieldId = useId();
  const noteId = useId();
  // The code that finds problems is loaded on first use; a failed load is retried on the next focus or input.
  const loadFinderOnce = (): void => {
    if (findProblems) return;
    loadOrReloadIfOutdated(() => import('../createProblemFinder')).then(
      (module) => setFindProblems(() => module.createProblemFinder(collectProblemEntries())),
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
        onFocus={loadFinderOnce}
        onInput={loadFinderOnce} // the field may have been focused before hydration
        onChange={({ target }) => setText(target.value)}
      />
      <div id={noteId} className="secondary">
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

/** Links to the rows that were found, with their solutions, or to the questions; an email address if nothing was found. */
function FoundProblems({ ids, contact }: { ids: readonly string[]; contact: string }): ReactNode {
  if (ids.length === 0) {
    return (
      <p>
        No reconocemos este texto. Responde a las preguntas o envíanoslo a{' '}
        <a href={`mailto:${contact}`}>{contact}</a> con la dirección de tu página y el nombre y la
        versión del navegador. No incluyas claves ni datos personales.
      </p>
    );
  }
  return (
    <ul className={styles.found}>
      {ids.map((id) => {
        const element = document.getElementById(id);
        const [, cause, solution] = element instanceof HTMLTableRowElement ? element.cells : [];
        return (
          <li key={id}>
            <a href={`#${id}`}>{(cause ?? element?.querySelector('p'))?.textContent}</a>
            {solution && <p dangerouslySetInnerHTML={{ __html: solution.innerHTML }} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Collects the rows and questions with an id on the page, with the code in their first cell or `<summary>`. */
function collectProblemEntries(): Problem[] {
  const elements = document.querySelectorAll('tr[id], [data-troubleshooter] details[id]');
  return [...elements].map((element) => ({
    id: element.id,
    codes: Array.from(
      element.querySelectorAll(':scope > :is(td:first-child, summary) code'),
      (code) => code.textContent,
    ),
    isQuestion: element.localName === 'details',
  }));
}
