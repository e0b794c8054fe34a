import { useHistory } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { findTarget } from '@aifindr-docs/ui/findTarget';
import { indexAfterKey } from '@aifindr-docs/ui/indexAfterKey';
import { isPlainClick } from '@aifindr-docs/ui/isPlainClick';
import { type Options, pluginName } from '../..';
import type { Option } from '../../engine/createSearch';
import type { Typed } from '../SearchBar/openField';
import Answer from './Answer';
import ResultList, { answerId, optionId, Sign } from './ResultList';
import styles from './styles.module.css';
import { useResults } from './useResults';

export interface SearchDialogProps {
  /** What was typed since search was opened. */
  typed: Typed;
  /** Called once the dialog is closed. */
  onClose: () => void;
}

/** Search over the whole site: a field and its results. */
export default function SearchDialog({ typed, onClose }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const history = useHistory();
  const [query, setQuery] = useState(typed.query);
  // What Enter opens may not be there yet.
  const isEntered = useRef(typed.isEntered);
  const { found, hasFailed, setActive, retry } = useResults(query.trim());
  const { answered, results, active } = found;
  const [outcome, setOutcome] = useState<{ of: string; query: string; isDone: boolean }>();
  const options = results.groups.flatMap((group) => group.options);
  const isExpanded = options.length > 0;
  const close = useCallback(() => dialog.current?.close(), []);
  useViewport(dialog);

  useLayoutEffect(() => {
    dialog.current?.showModal();
    // The page behind does not scroll, and keeps the room of its scrollbar.
    const { style } = document.documentElement;
    Object.assign(style, { overflow: 'hidden', scrollbarGutter: 'stable' });
    return () => void Object.assign(style, { overflow: '', scrollbarGutter: '' });
  }, []);

  useEffect(() => {
    // Back and Forward change the page below.
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [close]);

  useEffect(() => {
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  const isAnswered = answered === query.trim();
  useEffect(() => {
    if (!isEntered.current || !isAnswered) return;
    isEntered.current = false;
    document.getElementById(optionId(listId, active))?.click();
  }, [isAnswered, listId, active]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (event.nativeEvent.isComposing) return;
    const isPlain = !(shiftKey || ctrlKey || metaKey || altKey);
    const next = isPlain ? indexAfterKey(key, active, options.length, 'vertical') : undefined;
    if (next === undefined && key !== 'Enter') return;
    event.preventDefault();
    if (next !== undefined) setActive(next);
    else if (isPlain && !isAnswered) isEntered.current = true;
    else {
      // A click with the same keys opens a tab or a window.
      const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
      document
        .getElementById(optionId(listId, active))
        ?.dispatchEvent(new window.MouseEvent('click', click));
    }
  };

  const onChoose = async (event: MouseEvent<HTMLElement>, option: Option) => {
    if (option.kind === 'action' && option.presses !== undefined) {
      setOutcome(undefined);
      setOutcome({ of: option.title, query, isDone: await pressControl(option.presses) });
      return;
    }
    // With a key the browser opens a new tab or window, and the dialog stays.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const target = new URL((event.currentTarget as HTMLAnchorElement).href);
    // The current page may have an element with the same id: the one of the next page has the focus.
    const isSamePage = target.pathname === window.location.pathname;
    const before = isSamePage ? null : findTarget(target.hash);
    close();
    history.push(target.href.slice(target.origin.length));
    if (target.hash !== '') focusTarget(target.hash, before);
  };

  const count = results.isProposed ? 0 : options.length;
  const pressed = outcome?.query === query ? outcome : undefined;
  const announced = pressed
    ? describeOutcome(pressed.isDone)
    : answered && countFound(count, answered);
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop closes, as Escape does
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Buscar en la documentación"
      onClose={onClose}
      onMouseDown={({ target }) => target === dialog.current && close()}
    >
      <div className={`cluster ${styles.head}`}>
        <Sign name="search" />
        <input
          ref={input}
          type="text"
          role="combobox"
          className={styles.input}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            isEntered.current = false;
          }}
          onKeyDown={onKeyDown}
          placeholder="Busca o pregunta"
          aria-label="Buscar"
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? listId : undefined}
          aria-activedescendant={isExpanded && active >= 0 ? optionId(listId, active) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="go"
          maxLength={200}
        />
        <button
          type="button"
          className={`button ${styles.close}`}
          aria-keyshortcuts="Escape"
          onClick={close}
        >
          Cerrar
        </button>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- not in all browsers does the keyboard reach a scroller itself */}
      <div className={styles.body} tabIndex={0}>
        {hasFailed ? (
          <div key="failed" role="alert" className={`text ${styles.notice}`}>
            <p>
              {process.env.NODE_ENV === 'production'
                ? 'No se ha podido cargar la búsqueda. Comprueba la conexión.'
                : 'La búsqueda se crea con las páginas construidas: npm run build, npm run serve.'}
            </p>
            <button
              type="button"
              className="button"
              onClick={() => {
                // The button that has the focus goes.
                input.current?.focus();
                retry();
              }}
            >
              Volver a intentarlo
            </button>
          </div>
        ) : (
          answered === undefined && (
            <p key="loading" role="status" className={`text ${styles.notice}`}>
              Cargando la búsqueda…
            </p>
          )
        )}
        {results.isProposed && answered && <NothingFound key={answered} query={answered} />}
        {results.answer && (
          <Answer key={`answer ${answered}`} id={answerId(listId)} blocks={results.answer} />
        )}
        {isExpanded && (
          <ResultList
            id={listId}
            groups={results.groups}
            active={active}
            done={pressed?.isDone ? pressed.of : undefined}
            onActivate={setActive}
            onChoose={onChoose}
          />
        )}
      </div>
      <Keys />
      <Announcement text={announced ?? ''} />
    </dialog>,
    document.body,
  );
}

/** Presses a control of the page and returns whether that worked, which the control says in `data-outcome` if it takes time. */
async function pressControl(selector: string): Promise<boolean> {
  const control = document.querySelector<HTMLElement>(selector);
  control?.click();
  for (let waited = 0; waited < 400 && !control?.dataset.outcome; waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return control !== null && control.dataset.outcome !== 'failed';
}

/** Moves the focus to the target of a hash once its page is shown, so that keyboard and screen reader continue there. */
function focusTarget(hash: string, before: Element | null, attempts = 300): void {
  const target = findTarget(hash);
  if (target !== null && target !== before) {
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    // An element in a closed block takes the focus only once the page has opened that.
    if (document.activeElement === target) return;
  }
  if (attempts > 0) setTimeout(() => focusTarget(hash, before, attempts - 1), 50);
}

/** Keeps an element as high as what the keyboard of a phone leaves, which covers the page without making it smaller. */
function useViewport(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    const fit = () => {
      // A page that is enlarged with two fingers is no smaller.
      if (view === null || view.scale > 1) return;
      ref.current?.style.setProperty('--search-view', `${view.height}px`);
      ref.current?.style.setProperty('--search-view-start', `${view.offsetTop}px`);
    };
    fit();
    view?.addEventListener('resize', fit);
    view?.addEventListener('scroll', fit);
    return () => {
      view?.removeEventListener('resize', fit);
      view?.removeEventListener('scroll', fit);
    };
  }, [ref]);
}

/** Says that a query finds nothing, and what the reader can do. */
function NothingFound({ query }: { query: string }): ReactNode {
  const { contact } = usePluginData(pluginName) as Options;
  return (
    <div className={`text ${styles.notice}`}>
      <p>
        <strong>{`No hay resultados para «${query}»`}</strong>
      </p>
      <ul>
        <li>Prueba con menos palabras, en español o en inglés.</li>
        <li>Prueba con el nombre de un método, un campo, un atributo o un evento.</li>
        <li>
          <span>O pregunta al equipo de producto:</span> <a href={`mailto:${contact}`}>{contact}</a>
        </li>
      </ul>
    </div>
  );
}

/** Says a text to screen readers once it stays the same, so that they do not read the number of results after every key. */
function Announcement({ text }: { text: string }): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 600);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" className="visually-hidden">
      <span key={said}>{said}</span>
    </div>
  );
}

function describeOutcome(isDone: boolean): string {
  return isDone ? 'Hecho' : 'No se ha podido hacer';
}

function countFound(count: number, query: string): string {
  return count === 1 ? `1 resultado para ${query}` : `${count} resultados para ${query}`;
}

function Keys(): ReactNode {
  const keys = {
    '↑ ↓': 'elegir',
    '↵': 'abrir',
    Esc: 'cerrar',
  };
  return (
    <div className={`cluster ${styles.keys}`}>
      {Object.entries(keys).map(([key, use]) => (
        <span key={key}>
          <kbd>{key}</kbd> <span>{use}</span>
        </span>
      ))}
    </div>
  );
}
