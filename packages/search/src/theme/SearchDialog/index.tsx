import { useHistory } from '@docusaurus/router';
import clsx from 'clsx';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { indexAfterKey } from '@aifindr-docs/ui/indexAfterKey';
import { isPlainClick } from '@aifindr-docs/ui/isPlainClick';
import Answer from './Answer';
import { focusTarget } from './focusTarget';
import { listGroups, listProposals } from './listGroups';
import Message from './Message';
import { pressControl } from './pressControl';
import Preview from './Preview';
import ResultCount from './ResultCount';
import ResultList, { answerId, optionId, Sign } from './ResultList';
import SlashKeySwitch from './SlashKeySwitch';
import styles from './styles.module.css';
import { texts } from './texts';
import { useCloseOnBack } from './useCloseOnBack';
import { useSearch } from './useSearch';

export interface SearchDialogProps {
  /** Returns what was typed since search was opened; the focus goes back to where it was. */
  takeTyped: () => string;
  /** Called once the dialog is closed. */
  onClose: () => void;
}

/** Search over the whole site: a field and its results. */
export default function SearchDialog({ takeTyped, onClose }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const history = useHistory();
  const [query, setQuery] = useState('');
  const search = useSearch(query);
  const { results, proposed, answered } = search;
  const found = results && results.pages.length + results.actions.length > 0 ? results : undefined;
  const groups = useMemo(
    () => (found ? listGroups(found) : listProposals(proposed)),
    [found, proposed],
  );
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  // Under "nothing found" the list has proposals, which do not answer the query: Enter opens none.
  const first = results !== undefined && found === undefined ? -1 : 0;
  const [active, setActive] = useActivePosition(`${answered} ${count}`, first);
  const [outcome, setOutcome] = useState('');
  const close = useCallback(() => dialog.current?.close(), []);
  useCloseOnBack(close);

  useEffect(() => {
    // In a separate task: the page becomes inert, so the browser recalculates the style of all of it.
    const timer = setTimeout(() => {
      const typed = takeTyped();
      dialog.current?.showModal();
      // Synchronously, so that the next key press appends to what was typed.
      flushSync(() => setQuery(typed));
      input.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [takeTyped]);

  useEffect(() => {
    // Not by hiding its scrollbar, which would make the page behind wider.
    document.addEventListener('wheel', keepPage, { passive: false });
    document.addEventListener('touchmove', keepPage, { passive: false });
    return () => {
      document.removeEventListener('wheel', keepPage);
      document.removeEventListener('touchmove', keepPage);
    };
  }, []);

  useEffect(() => {
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const next = moveActive(event, active, count);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      document.getElementById(optionId(listId, active))?.dispatchEvent(
        new window.MouseEvent('click', {
          bubbles: true,
          cancelable: true,
          ctrlKey,
          metaKey,
          shiftKey,
        }),
      );
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

  const retry = () => {
    // The button that has the focus goes.
    input.current?.focus();
    search.retry();
  };

  const isExpanded = count > 0;
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop closes, as Escape does
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={texts.label()}
      onClose={onClose}
      onMouseDown={({ target }) => target === dialog.current && close()}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <Sign name="search" />
          <input
            ref={input}
            type="text"
            role="combobox"
            className={styles.input}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
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
        <div className={styles.columns}>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- not in all browsers does the keyboard reach a scroller itself */}
          <div className={styles.body} tabIndex={0}>
            <Message search={search} onRetry={retry} />
            {found?.answer && (
              <Answer
                key={found.answer.target}
                id={answerId(listId)}
                blocks={found.answer.blocks}
              />
            )}
            {isExpanded && (
              <ResultList
                id={listId}
                label={texts.results()}
                groups={groups}
                active={active}
                onActivate={setActive}
                onOpen={onOpen}
                onPress={onPress}
              />
            )}
          </div>
          <Preview groups={groups} active={active} />
        </div>
        <div className={styles.foot}>
          <Keys />
          {query === '' && <SlashKeySwitch />}
        </div>
        <div role="status" className="visually-hidden">
          {outcome}
        </div>
        <ResultCount
          answered={answered}
          count={found ? count : 0}
          note={found?.ignored ? texts.ignored(found.ignored) : ''}
        />
      </div>
    </dialog>,
    document.body,
  );
}

/** Prevents that a gesture scrolls the page behind the dialog. */
function keepPage(event: WheelEvent | TouchEvent): void {
  const list = event.target instanceof Element ? event.target.closest(`.${styles.body}`) : null;
  const canScroll = list !== null && list.scrollHeight > list.clientHeight;
  if (!canScroll && !event.ctrlKey) event.preventDefault();
}

/** Position of the option that Enter opens, -1 for none: `first` whenever the list changes. */
function useActivePosition(list: string, first: number): [number, (position: number) => void] {
  const [active, setActive] = useState({ list: '', position: first });
  const position = active.list === list ? active.position : first;
  return [position, (next) => setActive({ list, position: next })];
}

/** New active position after a key press; undefined for keys that the field handles. */
function moveActive(event: KeyboardEvent, active: number, count: number): number | undefined {
  const isPlain = !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey);
  return isPlain ? indexAfterKey(event.key, active, count, 'vertical') : undefined;
}

function Keys(): ReactNode {
  return (
    <ul className={clsx('clean-list', styles.keys)}>
      <li>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {texts.keyMove()}
      </li>
      <li>
        <kbd>↵</kbd> {texts.keyOpen()}
      </li>
      <li>
        <kbd>Esc</kbd> {texts.keyClose()}
      </li>
    </ul>
  );
}
