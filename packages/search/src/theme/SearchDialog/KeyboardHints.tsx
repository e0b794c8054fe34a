import type { ReactNode } from 'react';
import styles from './styles.module.css';

const hints = { '↑ ↓': 'elegir', '↵': 'abrir', Esc: 'cerrar' };

export default function KeyboardHints(): ReactNode {
  return (
    <div className={`cluster ${styles.keys}`}>
      {Object.entries(hints).map(([key, effect]) => (
        <span key={key}>
          <kbd>{key}</kbd> <span>{effect}</span>
        </span>
      ))}
    </div>
  );
}
