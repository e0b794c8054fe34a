import options from '@generated/project-values/default/options.json';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CloseIcon } from '@aifindr-docs/ui/icons';
import { keepValues, readValues } from '../keptValues';
import { findProblem } from '../values';
import styles from './styles.module.css';

interface Props {
  /** Name of the field whose input has the focus. @default the first one */
  first?: string | undefined;
  onClose: () => void;
}

const { fields, texts } = options;

/** All values of the reader's project, which are kept by _Guardar_ alone. */
export default function ValuesDialog({ first, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [values] = useState(readValues);
  // Keeping what is kept shows whether the browser can.
  const [isKept] = useState(() => keepValues(values));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>(first ? `[name="${first}"]` : 'input')?.focus();
  }, [first]);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const written = [...new FormData(form)].map(
      ([name, value]) => [name, typeof value === 'string' ? value.trim() : ''] as const,
    );
    const refused = written.flatMap(([name, value]) => {
      const problem = value === '' ? undefined : findProblem(value);
      return problem === undefined ? [] : [[name, texts[problem]] as const];
    });
    setProblems(Object.fromEntries(refused));
    setAttempt(attempt + 1);
    const wrong = refused[0] && form.elements.namedItem(refused[0][0]);
    if (wrong instanceof HTMLInputElement) {
      wrong.focus();
      return;
    }
    // Another tab may have kept values since this dialog opened.
    const latest = readValues();
    const kept = written.flatMap(([name, written]) => {
      const value = written === (values[name] ?? '') ? latest[name] : written;
      return value ? [[name, value] as const] : [];
    });
    keepValues(Object.fromEntries(kept));
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={save} noValidate>
        <div className={styles.head}>
          <h2 id={id}>{texts.title}</h2>
          <button
            type="button"
            className="clean-btn"
            aria-label={texts.close}
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </button>
        </div>
        {fields.map(({ name, label, code }) => (
          <div key={name} className={styles.field}>
            <label htmlFor={`${id}-${name}`}>
              {label} <code translate="no">{code}</code>
            </label>
            <input
              id={`${id}-${name}`}
              name={name}
              className="field"
              defaultValue={values[name]}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-invalid={problems[name] !== undefined}
              aria-describedby={`${id}-${name}-problem`}
            />
            {/* A new element is read out, at each attempt. */}
            <p key={attempt} id={`${id}-${name}-problem`} role="alert">
              {problems[name]}
            </p>
          </div>
        ))}
        <p className={styles.note}>{texts.intro}</p>
        <p className={styles.note}>{isKept ? texts.kept : texts.notKept}</p>
        <p className={styles.note}>{texts.secret}</p>
        <div className="cluster">
          <button type="submit" className="button button--primary">
            {texts.save}
          </button>
          {Object.keys(values).length > 0 && (
            <button
              type="button"
              className="button"
              onClick={() => {
                keepValues({});
                dialog.current?.close();
              }}
            >
              {texts.clear}
            </button>
          )}
        </div>
      </form>
    </dialog>
  );
}
