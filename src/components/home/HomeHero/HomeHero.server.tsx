import { apiInfo } from '@site/config/apiPages';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import StackIcon, { type Stack } from '@site/src/components/StackIcon';
import WidgetDemo from '@site/src/components/WidgetDemo/WidgetDemo.server';
import styles from './styles.module.css';

const guides: readonly { stack: Stack; label: string; to: string }[] = [
  { stack: 'html', label: 'HTML', to: '/docs/widget-config/integraciones/html' },
  {
    stack: 'react',
    label: 'React',
    to: '/docs/widget-config/integraciones/react-nextjs?stack=react',
  },
  {
    stack: 'nextjs',
    label: 'Next.js',
    to: '/docs/widget-config/integraciones/react-nextjs?stack=nextjs',
  },
  { stack: 'angular', label: 'Angular', to: '/docs/widget-config/integraciones/angular' },
  { stack: 'wordpress', label: 'WordPress', to: '/docs/widget-config/integraciones/wordpress' },
  { stack: 'api', label: 'API HTTP', to: apiInfo },
];

/** What AI Findr is, the two ways in, and the widget at work. */
export default function HomeHero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={clsx('container', styles.inner)}>
        <div className={styles.text}>
          <h1 className={styles.title}>Tus visitantes preguntan. Tu contenido responde.</h1>
          <p className={styles.lead}>
            AI Findr es un buscador y chat con IA. Añade el widget con una etiqueta de script o
            construye tu propia interfaz con la API HTTP.
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
            {guides.map(({ stack, label, to }) => (
              <li key={stack}>
                <Link className={styles.stack} to={to}>
                  <StackIcon stack={stack} />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <WidgetDemo id="portada" settings={['displayMode']} isOpen />
      </div>
    </header>
  );
}
