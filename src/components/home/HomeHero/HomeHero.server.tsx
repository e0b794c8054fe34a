import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { apiInfo } from '@site/config/apiPages';
import styles from './styles.module.css';

/** What AI Findr is, and the ways in. */
export default function HomeHero(): ReactNode {
  return (
    <div className={styles.text}>
      <h1 className={styles.title}>Tus visitantes preguntan. Tu&nbsp;contenido responde.</h1>
      <p className={styles.lead}>
        AI Findr es un buscador y chat con IA. Añade el widget con un botón y una etiqueta de
        script, o construye tu propia interfaz con la API HTTP.
      </p>
      <div className={styles.actions}>
        <Link className="button button--primary" to="/docs/widget-config/instalacion">
          Instalar el widget
        </Link>
        <Link className="button" to={apiInfo}>
          Usar la API HTTP
        </Link>
      </div>
    </div>
  );
}
