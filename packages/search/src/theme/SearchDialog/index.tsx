import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { SearchIcon } from '@aifindr-docs/ui/icons';
import { indexAfterKey } from '@aifindr-docs/ui/indexAfterKey';
import type { TypedInput } from '../SearchBar/captureTyping';
import Answer from './Answer';
import { FailureNotice, NothingFoundNotice } from './Notices';
import ResultList, { toAnswerId, toOptionId } from './ResultList';
import styles from './styles.module.css';
import { useModalDialog } from './useModalDialog';
import { useResultOpener } from './useResultOpener';
import { useResults } from './useResults';

export interface SearchDialogProps {
  typedInput: TypedInput;
  onClose: () => void;
}

export default function SearchDialog({ typedInput, onClose }: SearchDialogProps): ReactNode {
  const inputRef = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [query, setQuery] = useState(typedInput.query);
  const { dialogRef, close } = useModalDialog();
  const { results, answeredQuery, activeIndex, setActiveIndex, hasFailed, retry } = useResults(
    query.trim(),
  );
  const openResult = useResultOpener(close);
  // Whether Enter was pressed before the query was answered.
  const isEnterPending = useRef(typedInput.isEntered);
  const isAnswered = answeredQuery === query.trim();
  const activeId = toOptionId(listId, activeIndex);
  const options = results.groups.flatMap((group) => group.options);
  const hasOptions = options.length > 0;

  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  useEffect(() => {
    if (!isEnterPending.current || !isAnswered) return;
    isEnterPending.current = false;
    document.getElementById(activeId)?.click();
  }, [isAnswered, activeId]);

  const moveOrOpenByKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    // While an input method composes characters, the keys belong to it.
    if (event.nativeEvent.isComposing) return;
    const hasModifier = ctrlKey || metaKey || shiftKey || altKey;
    const nextIndex = hasModifier
      ? undefined
      : indexAfterKey(key, activeIndex, options.length, 'vertical');
    if (nextIndex === undefined && key !== 'Enter') return;
    event.preventDefault();
    if (nextIndex !== undefined) {
      setActiveIndex(nextIndex);
    } else if (isAnswered || hasModifier) {
      // Options are links, so a click with Ctrl, ⌘ or Shift opens a tab or a window.
      const init = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
      document.getElementById(activeId)?.dispatchEvent(new MouseEvent('click', init));
    } else {
      isEnterPending.current = true;
    }
  };

  const resultCount = results.isProposed ? 0 : options.length;
  const announcement = answeredQuery ? formatResultCount(resultCount, answeredQuery) : '';
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop closes, as Escape does
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      aria-label="Buscar en la documentación"
      onClose={onClose}
      onMouseDown={({ target }) => target === dialogRef.current && close()}
    >
      <div className={`cluster ${styles.head}`}>
        <SearchIcon className={`muted ${styles.icon}`} />
        {/* A combobox keeps the focus while its arrow keys move through the results. */}
        <input
          ref={inputRef}
          type="text"
          role="combobox"
          className={styles.input}
          placeholder="Busca o pregunta"
          aria-label="Buscar"
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="go"
          maxLength={200}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            isEnterPending.current = false;
          }}
          onKeyDown={moveOrOpenByKey}
          aria-expanded={hasOptions}
          aria-controls={hasOptions ? listId : undefined}
          aria-activedescendant={hasOptions && activeIndex >= 0 ? activeId : undefined}
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
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- not all browsers make a scroll container focusable */}
      <div className={styles.body} tabIndex={0}>
        {hasFailed && (
          <FailureNotice
            onRetry={() => {
              // The pressed button is removed, so the field takes the focus.
              inputRef.current?.focus();
              retry();
            }}
          />
        )}
        {!hasFailed && answeredQuery === undefined && (
          <p role="status" className={`text ${styles.notice}`}>
            Cargando la búsqueda…
          </p>
        )}
        {results.isProposed && answeredQuery && (
          <NothingFoundNotice key={answeredQuery} query={answeredQuery} />
        )}
        {results.answer && (
          <Answer key={`answer ${answeredQuery}`} id={toAnswerId(listId)} blocks={results.answer} />
        )}
        {hasOptions && (
          <ResultList
            id={listId}
            groups={results.groups}
            activeIndex={activeIndex}
            onActivate={setActiveIndex}
            onOpen={openResult}
          />
        )}
      </div>
      <KeyboardHints />
      <DelayedAnnouncement text={announcement} />
    </dialog>,
    document.body,
  );
}

function KeyboardHints(): ReactNode {
  const hints = { '↑ ↓': 'elegir', '↵': 'abrir', Esc: 'cerrar' };
  return (
    <div className={`cluster note ${styles.keys}`}>
      {Object.entries(hints).map(([key, effect]) => (
        <span key={key}>
          <kbd>{key}</kbd> <span>{effect}</span>
        </span>
      ))}
    </div>
  );
}

/** Announces a text to screen readers once it has not changed for 600 ms, so that they are silent while the reader types. */
function DelayedAnnouncement({ text }: { text: string }): ReactNode {
  const [announcedText, setAnnouncedText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncedText(text), 600);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" className="visually-hidden">
      <span key={announcedText}>{announcedText}</span>
    </div>
  );
}

function formatResultCount(count: number, query: string): string {
  return count === 1 ? `1 resultado para ${query}` : `${count} resultados para ${query}`;
}
