import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { CodeIcon } from '@aifindr-docs/ui/icons';
import { apiInfo } from '@site/config/apiPages';
import { integrationId, integrations } from '@site/config/integrations';
import styles from './styles.module.css';

/** The guides by stack, and the API; `mark` names a class of src/css/stacks.css. */
const guides: readonly { mark?: string; label: string; to: string }[] = [
  ...integrations.flatMap((guide) => {
    const to = `/docs/${integrationId(guide)}`;
    return (
      guide.stacks?.map(({ name, ...stack }) => ({ ...stack, to: `${to}?stack=${name}` })) ?? [
        { mark: guide.name, label: guide.label, to },
      ]
    );
  }),
  { label: 'API HTTP', to: apiInfo },
];

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
      <p className={styles.label} id="guias">
        Guías completas para
      </p>
      <ul className={styles.stacks} aria-labelledby="guias">
        {guides.map(({ mark, label, to }) => (
          <li key={to}>
            <Link className={styles.stack} to={to}>
              <span className={mark && `stack-mark stack--${mark}`}>
                {mark === undefined && <CodeIcon />}
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
