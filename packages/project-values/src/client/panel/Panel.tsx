import options from '@generated/project-values/default/options.json';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { CloseIcon } from '@aifindr-docs/ui/icons';
import { findProblem, type Values } from '../values';
import { mergeValues } from './mergeValues';
import { placeBeside } from './placeBeside';
import styles from './styles.module.css';

const { fields, texts } = options;

interface Props {
  /** The mark that stays in view; its field is the first one. */
  subject: HTMLElement;
  values: Values;
  /** Whether the browser keeps values. */
  isKept: boolean;
  /** Called as the reader writes, with what can be shown of it. */
  onChange: (written: Values) => void;
  /** Called as the reader goes to the input of a field. */
  onEdit: (name: string) => void;
  /** Called once it is closed, with what it does to the kept values; without, when the reader has written none or undone them. */
  onClose: (change?: Change) => void;
}

/** Makes new values from those that are kept, which another tab may have changed. */
export type Change = (kept: Values) => Values;

type Problems = Readonly<Record<string, 'wrongCharacters' | 'tooLong' | undefined>>;

/** A dialog with an input for a value, and those of the others on demand, beside the code that has it. */
export default function Panel({
  subject,
  values,
  isKept,
  onChange,
  onEdit,
  onClose,
}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  // What closing does to the kept values.
  const change = useRef<Change>(undefined);
  const edited = useRef<Values>({});
  const visible = useRef(values);
  const id = useId();
  const [written, setWritten] = useState(values);
  const [areAllShown, setAllShown] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const asked = fields.find(({ name }) => name === subject.dataset.placeholder) ?? fields[0];
  const shown = areAllShown ? [asked, ...fields.filter((field) => field !== asked)] : [asked];
  const problems = findProblems(written);
  // The value is all that a field has in a sample: a press on it cannot lead to the field itself.
  const description = subject.closest<HTMLElement>('[data-field]')?.dataset.field;
  const inputId = (name = '') => `${id}-${name}`;

  useEffect(() => {
    const { current } = dialog;
    if (current === null) return undefined;
    current.showModal();
    const input = document.getElementById(inputId(asked?.name));
    if (input instanceof HTMLInputElement) {
      input.focus({ preventScroll: true });
      input.select();
    }
    const place = () => placeBeside(current, subject);
    const close = () => current.close();
    // The event of a dialog that is closed would come too late.
    const leave = () => onClose(change.current);
    // Messages make it higher.
    const observer = 'ResizeObserver' in window ? new ResizeObserver(place) : undefined;
    if (observer === undefined) place();
    observer?.observe(current);
    // The keyboard of a phone changes what is seen of the window, and not the window.
    const { visualViewport } = window;
    visualViewport?.addEventListener('resize', place);
    window.addEventListener('resize', place);
    window.addEventListener('popstate', close);
    window.addEventListener('pagehide', leave);
    return () => {
      observer?.disconnect();
      visualViewport?.removeEventListener('resize', place);
      window.removeEventListener('resize', place);
      window.removeEventListener('popstate', close);
      window.removeEventListener('pagehide', leave);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it opens once
  }, []);

  // It is another panel then, with a place of its own.
  useEffect(() => {
    if (!areAllShown) return;
    delete dialog.current?.dataset.placed;
    document.getElementById(inputId(shown[1]?.name))?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- they are shown once
  }, [areAllShown]);

  const write = (name: string, text: string) => {
    setWritten({ ...written, [name]: text });
    edited.current = { ...edited.current, [name]: text };
    change.current = (kept) => mergeValues(kept, edited.current);
    const before = visible.current;
    visible.current = mergeValues(before, { [name]: text });
    if (visible.current[name] !== before[name]) onChange(visible.current);
  };

  // The panel is gone before the address changes: closing it later would take the focus back.
  const goToDescription = (event: MouseEvent) => {
    event.preventDefault();
    onClose(change.current);
    location.hash = description ?? '';
  };

  const closeWith = (last?: Change) => {
    change.current = last;
    dialog.current?.close();
  };

  const save = () => {
    const [wrong] = Object.keys(problems);
    if (wrong === undefined) {
      dialog.current?.close();
      return;
    }
    setRefusals((count) => count + 1);
    document.getElementById(inputId(wrong))?.focus();
  };

  // A press outside, which would take the focus from the input with the problem.
  const saveOutside = (event: MouseEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    // The second press of a double click on a mark, which has opened the panel, is on the backdrop.
    if (event.detail < 2) save();
  };

  const saveOnEnter = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing) save();
  };

  const undoOnEscape = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !nativeEvent.isComposing) closeWith();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop closes, and Escape undoes
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={`${id}-title`}
      onClose={() => onClose(change.current)}
      onKeyDown={undoOnEscape}
      // What closes it on a phone in place of Escape.
      onCancel={() => closeWith()}
      onMouseDown={saveOutside}
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
        {shown.map((field) => {
          if (field === undefined) return null;
          const { name, label, code } = field;
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
                value={written[name] ?? ''}
                aria-invalid={problem !== undefined}
                aria-describedby={problem && `${inputId(name)}-problem`}
                onKeyDown={saveOnEnter}
                onFocus={() => onEdit(name)}
                onChange={({ target }) => write(name, target.value)}
                autoComplete="off"
                autoCapitalize="off"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="done"
                translate="no"
              />
              {/* Screen readers announce only what comes into a region that is there already. */}
              <p id={`${inputId(name)}-problem`} className={styles.problem} role="status">
                {/* The key makes each refused save an announcement. */}
                {problem && <span key={refusals}>{texts[problem]}</span>}
              </p>
            </div>
          );
        })}
        {description !== undefined && (
          <a className={styles.link} href={`#${description}`} onClick={goToDescription}>
            {texts.description}
          </a>
        )}
        <p className={styles.text}>
          {[texts.intro, isKept ? texts.kept : texts.notKept, texts.secret].join(' ')}
        </p>
        <div className={styles.buttons}>
          <button type="button" className="button button--primary" onClick={save}>
            {texts.save}
          </button>
          {Object.keys(values).length > 0 && (
            <button type="button" className="button" onClick={() => closeWith(() => ({}))}>
              {texts.clear}
            </button>
          )}
          {!areAllShown && fields.length > 1 && (
            <button
              type="button"
              className={`clean-btn ${styles.more}`}
              aria-expanded="false"
              onClick={() => setAllShown(true)}
            >
              {texts.more}
            </button>
          )}
        </div>
      </div>
    </dialog>
  );
}

function findProblems(written: Values): Problems {
  return Object.fromEntries(
    Object.entries(written).flatMap(([name, text]) => {
      const value = text.trim();
      const problem = value === '' ? undefined : findProblem(value);
      return problem === undefined ? [] : [[name, problem] as const];
    }),
  );
}
