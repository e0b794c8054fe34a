import clsx from 'clsx';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import QuestionToAnswer from './QuestionToAnswer';
import styles from './styles.module.css';

/** What AI Findr is, and the two ways in. */
export default function HomeHero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={clsx('container', styles.inner)}>
        <div className={styles.text}>
          <h1 className={styles.title}>
            Tus visitantes preguntan con sus palabras.{' '}
            <mark>AI&nbsp;Findr responde con tu contenido.</mark>
          </h1>
          <p className={styles.lead}>
            AI Findr es un buscador y chat con IA. Intégralo de dos formas: añade el widget con una
            etiqueta de script o construye tu propia interfaz con la API HTTP.
          </p>
          <div className={styles.actions}>
            <Link className="button button--primary" to="/docs/widget-config/instalacion">
              Instalar el widget
            </Link>
            <Link className="button" to="/docs/api/ai-findr-api">
              Usar la API HTTP
            </Link>
          </div>
        </div>
        <QuestionToAnswer />
      </div>
    </header>
  );
}
