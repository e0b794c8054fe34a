import { useHistory } from '@docusaurus/router';
import clsx from 'clsx';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { indexAfterKey } from '@aifindr-docs/ui/indexAfterKey';
import { isPlainClick } from '@aifindr-docs/ui/isPlainClick';
import type { Typed } from '../SearchBar/openField';
import Announcement from './Announcement';
import Answer from './Answer';
import { focusTarget } from './focusTarget';
import Message from './Message';
import { pressControl } from './pressControl';
import ResultList, { answerId, optionId, Sign } from './ResultList';
import styles from './styles.module.css';
import { texts } from './texts';
import { useSearch } from './useSearch';
import { useViewport } from './useViewport';

export interface SearchDialogProps {
  /** Returns what was typed since search was opened; the focus goes back to where it was. */
  takeTyped: () => Typed;
  /** Called once the dialog is closed. */
  onClose: () => void;
}

/** Search over the whole site: a field and its results. */
export default function SearchDialog({ takeTyped, onClose }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const history = useHistory();
  const [{ query, isEntered, status, results, answered, active }, dispatch] = useSearch();
  const [outcome, setOutcome] = useState('');
  const { groups, answer, isProposed } = results;
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isAnswered = answered === query.trim();
  const close = useCallback(() => dialog.current?.close(), []);
  useViewport(dialog);

  useEffect(() => {
    // In a separate task: the page becomes inert, so the browser recalculates the style of all of it.
    const timer = setTimeout(() => {
      const typed = takeTyped();
      dialog.current?.showModal();
      // Synchronously, so that the next key press appends to what was typed.
      flushSync(() => dispatch({ type: 'type', ...typed }));
      input.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [takeTyped, dispatch]);

  useEffect(() => {
    // Back and Forward change the page below.
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [close]);

  useEffect(() => {
    // The page behind does not scroll, and keeps the room of its scrollbar.
    const { style } = document.documentElement;
    Object.assign(style, { overflow: 'hidden', scrollbarGutter: 'stable' });
    return () => {
      Object.assign(style, { overflow: '', scrollbarGutter: '' });
    };
  }, []);

  useEffect(() => {
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  useEffect(() => {
    if (!isEntered || !isAnswered) return;
    dispatch({ type: 'open' });
    document.getElementById(optionId(listId, active))?.click();
  }, [isEntered, isAnswered, listId, active, dispatch]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (event.nativeEvent.isComposing) return;
    const isPlain = !(shiftKey || ctrlKey || metaKey || altKey);
    const next = isPlain ? indexAfterKey(key, active, count, 'vertical') : undefined;
    if (next === undefined && key !== 'Enter') return;
    event.preventDefault();
    if (next !== undefined) dispatch({ type: 'move', active: next });
    else if (isPlain) dispatch({ type: 'enter' });
    else {
      // As a click with the same keys, which opens a tab or a window.
      const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
      document
        .getElementById(optionId(listId, active))
        ?.dispatchEvent(new window.MouseEvent('click', click));
    }
  };

  const onOpen = (event: MouseEvent, href: string) => {
    // The browser opens a new tab or window, and the dialog stays.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const target = new URL(href, window.location.href);
    const isSamePage = target.pathname === window.location.pathname;
    close();
    history.push(href);
    focusTarget(target.hash, isSamePage);
  };

  const onPress = async (selector: string) => {
    setOutcome('');
    const isDone = await pressControl(selector);
    setOutcome(isDone ? texts.done() : texts.notDone());
    return isDone;
  };

  const onRetry = () => {
    // The button that has the focus goes.
    input.current?.focus();
    dispatch({ type: 'retry' });
  };

  const isExpanded = count > 0;
  const found = isProposed ? 0 : count;
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop closes, as Escape does
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={texts.label()}
      onClose={onClose}
      onMouseDown={({ target }) => target === dialog.current && close()}
    >
      <div className={styles.head}>
        <Sign name="search" />
        <input
          ref={input}
          type="text"
          role="combobox"
          className={styles.input}
          value={query}
          onChange={({ target }) => dispatch({ type: 'type', query: target.value })}
          onKeyDown={onKeyDown}
          placeholder={texts.placeholder()}
          aria-label={texts.field()}
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
        <button type="button" className={styles.close} aria-keyshortcuts="Escape" onClick={close}>
          {texts.close()}
        </button>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- not in all browsers does the keyboard reach a scroller itself */}
      <div className={styles.body} tabIndex={0}>
        <Message
          status={status}
          nothingFor={isProposed ? (answered ?? '') : ''}
          onRetry={onRetry}
        />
        {answer && <Answer key={answered} id={answerId(listId)} blocks={answer} />}
        {isExpanded && (
          <ResultList
            id={listId}
            groups={groups}
            active={active}
            onActivate={(position) => dispatch({ type: 'move', active: position })}
            onOpen={onOpen}
            onPress={onPress}
          />
        )}
      </div>
      <div className={styles.foot}>
        <Keys />
      </div>
      <Announcement key="outcome" text={outcome} />
      <Announcement key="count" text={answered ? texts.found(found, answered) : ''} />
    </dialog>,
    document.body,
  );
}

function Keys(): ReactNode {
  return (
    <ul className={clsx('clean-list', styles.keys)}>
      <li>
        <kbd>↑</kbd>
        <kbd>↓</kbd> <span>{texts.keyMove()}</span>
      </li>
      <li>
        <kbd>↵</kbd> <span>{texts.keyOpen()}</span>
      </li>
      <li>
        <kbd>Esc</kbd> <span>{texts.keyClose()}</span>
      </li>
    </ul>
  );
}
