import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/** The field of the search, a combobox that keeps the focus while its arrow keys move through the results. */
export default function SearchField(props: ComponentProps<'input'>): ReactNode {
  return (
    <input
      type="text"
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
      {...props}
    />
  );
}
