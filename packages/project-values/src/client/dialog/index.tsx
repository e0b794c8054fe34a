import options from '@generated/project-values/default/options.json';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import FeatureErrorBoundary from '@aifindr-docs/ui/FeatureErrorBoundary';
import { CloseIcon } from '@aifindr-docs/ui/icons';
import { findValueError, readValues, storeOrKeepInMemory } from '../storedValues';
import styles from './styles.module.css';

/** Opens the dialog with the focus in the field `fieldName`, or in the first one if undefined. Calls `onClose` after it has been closed. */
export function openValuesDialog(fieldName: string | undefined, onClose: () => void): void {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const removeAndNotify = (): void => {
    root.unmount();
    container.remove();
    onClose();
  };
  root.render(
    <FeatureErrorBoundary>
      <ValuesDialog focused={fieldName} onClose={removeAndNotify} />
    </FeatureErrorBoundary>,
  );
}

interface Props {
  /** Name of the field whose input gets the focus when the dialog opens. @default the first one */
  focused?: string | undefined;
  onClose: () => void;
}

/** The dialog with all values of the reader's project. Changes in its fields are stored only on _Guardar_. */
function ValuesDialog({ focused, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [values] = useState(readValues);
  // Storing the current values again shows whether the browser can store any.
  const [isStored] = useState(() => storeOrKeepInMemory(values));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>(focused ? `[name="${focused}"]` : 'input')?.focus();
  }, [focused]);
  const saveOrShowErrors = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = [...new FormData(form)].map(
      ([name, value]) => [name, typeof value === 'string' ? value.trim() : ''] as const,
    );
    const refused = entered.flatMap(([name, value]) => {
      const error = value === '' ? undefined : findValueError(value);
      return error === undefined ? [] : [[name, error] as const];
    });
    setErrors(Object.fromEntries(refused));
    setAttempt(attempt + 1);
    const wrong = refused[0] && form.elements.namedItem(refused[0][0]);
    if (wrong instanceof HTMLInputElement) {
      wrong.focus();
      return;
    }
    // Another tab may have stored values since this dialog opened. A field that the reader has not changed gets the value stored last.
    const latest = readValues();
    const merged = entered.flatMap(([name, text]) => {
      const value = text === (values[name] ?? '') ? latest[name] : text;
      return value ? [[name, value] as const] : [];
    });
    storeOrKeepInMemory(Object.fromEntries(merged));
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={saveOrShowErrors} noValidate>
        <div className={styles.head}>
          <h2 id={id}>Mi proyecto</h2>
          <button
            type="button"
            className="clean-btn"
            aria-label="Cerrar"
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </button>
        </div>
        {options.fields.map(({ name, label, code }) => (
          <div key={name} className={styles.field}>
            <label className="label" htmlFor={`${id}-${name}`}>
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
              aria-invalid={errors[name] !== undefined}
              aria-describedby={`${id}-${name}-error`}
            />
            {/* The key creates a new element at each attempt, because screen readers announce an alert only when it is added. */}
            <p key={attempt} id={`${id}-${name}-error`} role="alert">
              {errors[name]}
            </p>
          </div>
        ))}
        <p className="note">El código de todas las páginas muestra estos datos, y así se copia.</p>
        <p className="note">
          {isStored
            ? 'Solo se guarda en este navegador.'
            : 'Este navegador no permite guardarlo: durará hasta que recargues o cierres la página.'}
        </p>
        <p className="note">
          La clave API no se pide aquí: es secreta y solo debe estar en tu servidor.
        </p>
        <div className="cluster">
          <button type="submit" className="button button--primary">
            Guardar
          </button>
          {Object.keys(values).length > 0 && (
            <button
              type="button"
              className="button"
              onClick={() => {
                storeOrKeepInMemory({});
                dialog.current?.close();
              }}
            >
              Borrar mis datos
            </button>
          )}
        </div>
      </form>
    </dialog>
  );
}
