import '@site/examples/guide/personalizacion/brand.css';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ArrowIcon, SearchIcon } from '@aifindr-docs/ui/icons';
import styles from './styles.module.css';

/** A button; in a `[data-trigger=enlace]` it looks like a link. The one that is the page's trigger has the look of brand.css. */
export function Trigger({ isPage = false }: { isPage?: boolean }): ReactNode {
  return (
    <span
      {...(isPage && { id: 'ai-findr-trigger' })}
      className={clsx('ai-findr-trigger-button', styles.trigger)}
    >
      <SearchIcon />
      <span data-text="boton">Preguntar</span>
    </span>
  );
}

/** A text field, which a `[data-trigger=campo]` shows, with what the widget makes around it. */
export function Field(): ReactNode {
  return (
    <span className={clsx('ai-findr-trigger-input-container', styles.input)}>
      <SearchIcon className={clsx('ai-findr-trigger-icon', styles.icon)} />
      <span className="ai-findr-trigger-input" data-text="campo">
        ¿Qué buscas?
      </span>
      <ArrowIcon className={clsx('ai-findr-trigger-submit', styles.submit)} />
    </span>
  );
}
