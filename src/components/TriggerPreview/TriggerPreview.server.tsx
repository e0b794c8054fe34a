import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface TriggerPreviewProps {
  recipe: 'brand' | 'pill' | 'floating' | 'focus' | 'input' | 'dark';
  /** What the result looks like, in words. */
  description: string;
}

/** The result of a recipe, drawn with the recipe's own values: a test compares them with the code that is shown. */
export default function TriggerPreview({ recipe, description }: TriggerPreviewProps): ReactNode {
  return (
    <figure className={styles.preview} data-recipe={recipe}>
      <span className={styles.stage} data-drawing={description} role="img" aria-label={description}>
        {recipe === 'input' ? (
          <span className={styles.container}>
            <Magnifier />
            <span className={styles.input}>¿Qué buscas?</span>
            <span className={styles.submit}>Preguntar</span>
          </span>
        ) : (
          <span className={styles.trigger}>
            <Magnifier />
            Preguntar
          </span>
        )}
      </span>
    </figure>
  );
}

function Magnifier(): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12m5 11 5 5" />
    </svg>
  );
}
