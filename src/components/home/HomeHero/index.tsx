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
            Preguntas en lenguaje natural. <mark>Respuestas de tu contenido.</mark>
          </h1>
          <p className={styles.lead}>
            AI Findr es un asistente de búsqueda y chat con IA que se integra en tu sitio. Aquí
            están sus dos formas de integración: el widget, que se inserta con un script, y la API
            HTTP, con la que construyes tu propia interfaz.
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
