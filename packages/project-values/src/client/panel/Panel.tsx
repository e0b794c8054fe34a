import options from '@generated/project-values/default/options.json';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CloseIcon } from '@aifindr-docs/ui/icons';
import { findProblem, type Values } from '../values';
import { placeBeside } from './placeBeside';
import styles from './styles.module.css';

const { fields, texts } = options;

interface Props {
  /** The mark or button that opened it. */
  opener: HTMLElement;
  values: Values;
  /** Whether the browser keeps values. */
  isKept: boolean;
  /** Called once it is closed, with the new values if the reader has changed them. */
  onClose: (next: Values | undefined) => void;
}

type Problems = Readonly<Record<string, 'wrongCharacters' | 'tooLong' | undefined>>;

/** A dialog with an input for each value, beside what opened it. */
export default function Panel({ opener, values, isKept, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<Values>(undefined);
  const id = useId();
  const [problems, setProblems] = useState<Problems>({});
  const inputId = (name: string) => `${id}-${name}`;

  useEffect(() => {
    const { current } = dialog;
    if (current === null) return undefined;
    const name = opener.dataset.placeholder ?? fields[0]?.name ?? '';
    current.showModal();
    const input = document.getElementById(inputId(name));
    if (input instanceof HTMLInputElement) {
      input.focus();
      input.select();
    }
    const place = () => placeBeside(current, opener);
    const close = () => current.close();
    // Messages make it higher.
    const observer = 'ResizeObserver' in window ? new ResizeObserver(place) : undefined;
    if (observer === undefined) place();
    observer?.observe(current);
    window.addEventListener('resize', place);
    window.addEventListener('popstate', close);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('popstate', close);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it opens once
  }, []);

  const closeWith = (changed: Values) => {
    next.current = changed;
    dialog.current?.close();
  };

  const save = () => {
    const written = fields.map(({ name }): [string, string] => {
      const input = document.getElementById(inputId(name));
      return [name, input instanceof HTMLInputElement ? input.value.trim() : ''];
    });
    const filled = written.filter(([, text]) => text !== '');
    const found = Object.fromEntries(
      filled.flatMap(([name, text]) => {
        const problem = findProblem(text);
        return problem === undefined ? [] : [[name, problem] as const];
      }),
    );
    const [wrong] = Object.keys(found);
    if (wrong === undefined) {
      closeWith(Object.fromEntries(filled));
    } else {
      setProblems(found);
      document.getElementById(inputId(wrong))?.focus();
    }
  };

  const saveOnEnter = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing) save();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop closes, as Escape does
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={`${id}-title`}
      onClose={() => onClose(next.current)}
      onMouseDown={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {texts.title}
          </h2>
          <button
            type="button"
            className={`clean-btn ${styles.close}`}
            aria-label={texts.close}
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </button>
        </div>
        <p className={styles.text}>
          {texts.intro} {isKept ? texts.kept : texts.notKept}
        </p>
        {fields.map(({ name, label, code }) => {
          const problem = problems[name];
          return (
            <div key={name} className={styles.field}>
              <label htmlFor={inputId(name)}>
                {label} <code translate="no">{code}</code>
              </label>
              <input
                id={inputId(name)}
                type="text"
                className={styles.input}
                defaultValue={values[name] ?? ''}
                aria-invalid={problem !== undefined}
                aria-describedby={problem && `${inputId(name)}-problem`}
                onKeyDown={saveOnEnter}
                onChange={() => problem && setProblems({ ...problems, [name]: undefined })}
                autoComplete="off"
                autoCapitalize="off"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="done"
                translate="no"
              />
              {problem && (
                <p id={`${inputId(name)}-problem`} className={styles.problem}>
                  {texts[problem]}
                </p>
              )}
            </div>
          );
        })}
        <p className={styles.text}>{texts.secret}</p>
        <div className={styles.buttons}>
          <button type="button" className="button button--primary" onClick={save}>
            {texts.save}
          </button>
          {Object.keys(values).length > 0 && (
            <button type="button" className="button" onClick={() => closeWith({})}>
              {texts.clear}
            </button>
          )}
        </div>
      </div>
    </dialog>
  );
}
