import '@site/examples/guide/personalizacion/brand.css';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A button; in a `[data-trigger=enlace]` it looks like a link. The one that is the page's trigger has the look of brand.css. */
export function Trigger({ isPage = false }: { isPage?: boolean }): ReactNode {
  return (
    <span
      {...(isPage && { id: 'ai-findr-trigger' })}
      className={clsx('ai-findr-trigger-button', styles.trigger)}
    >
      <Magnifier />
      <span data-text="boton">Preguntar</span>
    </span>
  );
}

/** A text field, which a `[data-trigger=campo]` shows, with what the widget makes around it. */
export function Field(): ReactNode {
  return (
    <span className={clsx('ai-findr-trigger-input-container', styles.container)}>
      <span className={clsx('ai-findr-trigger-icon', styles.icon)}>
        <Magnifier />
      </span>
      <span className={clsx('ai-findr-trigger-input', styles.input)} data-text="campo">
        ¿Qué buscas?
      </span>
      <span className={clsx('ai-findr-trigger-submit', styles.submit)}>
        <Arrow />
      </span>
    </span>
  );
}

export function Arrow(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 12h14M13 6l6 6-6 6" />
    </svg>
  );
}

function Magnifier(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13m5 11.500 4.500 4.500" />
    </svg>
  );
}
