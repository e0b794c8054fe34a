import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { indexAfterKey } from '@aifindr-docs/ui/indexAfterKey';
import { optionId } from './ResultList';
import styles from './styles.module.css';

interface Props {
  inputRef: RefObject<HTMLInputElement | null>;
  query: string;
  listId: string;
  optionCount: number;
  /** Position of the option that Enter opens, -1 for none. */
  activeIndex: number;
  onQueryChange: (query: string) => void;
  onActivate: (index: number) => void;
  onEnter: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The field of the search, a combobox that keeps the focus while its arrow keys move through the results. */
export default function SearchField({
  inputRef,
  query,
  listId,
  optionCount,
  activeIndex,
  onQueryChange,
  onActivate,
  onEnter,
}: Props): ReactNode {
  const isExpanded = optionCount > 0;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    // Enter and arrows belong to the input method while it composes characters.
    if (event.nativeEvent.isComposing) return;
    const hasModifier = shiftKey || ctrlKey || metaKey || altKey;
    const nextIndex = hasModifier
      ? undefined
      : indexAfterKey(key, activeIndex, optionCount, 'vertical');
    if (nextIndex === undefined && key !== 'Enter') return;
    event.preventDefault();
    if (nextIndex === undefined) onEnter(event);
    else onActivate(nextIndex);
  };

  return (
    <input
      ref={inputRef}
      type="text"
      role="combobox"
      className={styles.input}
      value={query}
      onChange={({ target }) => onQueryChange(target.value)}
      onKeyDown={onKeyDown}
      placeholder="Busca o pregunta"
      aria-label="Buscar"
      aria-autocomplete="list"
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? listId : undefined}
      aria-activedescendant={
        isExpanded && activeIndex >= 0 ? optionId(listId, activeIndex) : undefined
      }
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      inputMode="search"
      enterKeyHint="go"
      maxLength={200}
    />
  );
}
