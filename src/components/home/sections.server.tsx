import Link from '@docusaurus/Link';
import homeParts from '@generated/home-parts/default/parts.json';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CodeIcon, ContextIcon, InstallIcon, WarningIcon } from '@aifindr-docs/ui/icons';
import type { PageLink } from '@site/config/homeParts';
import { integrationDocId, integrations } from '@site/config/integrations';
import { site } from '@site/config/site';
import styles from './styles.module.css';

/** Says what AI Findr is, and links to the installation of the widget and to the HTTP API. */
export function Welcome(): ReactNode {
  return (
    <div className={styles.welcome}>
      <h1>Tus visitantes preguntan. Tu&nbsp;contenido responde.</h1>
      <p>
        AI Findr es un buscador y chat con IA. Añade el widget con un botón y una etiqueta de
        script, o construye tu propia interfaz con la API HTTP.
      </p>
      <div className={clsx('cluster', styles.line)}>
        <Link className="button button--primary" to="/docs/widget-config/instalacion">
          Instalar el widget
        </Link>
        <Link className="button" to="/docs/api/ai-findr-api">
          Usar la API HTTP
        </Link>
      </div>
    </div>
  );
}

/** `mark` completes the class `stack--…` of an icon in src/css/primitives.css; the default icon is that of code. */
const guides: readonly { mark?: string; label: string; to: string }[] = [
  ...integrations.flatMap((guide) =>
    guide.stacks.map(({ mark, label, query = '' }) => ({
      mark,
      label,
      to: `/docs/${integrationDocId(guide)}${query}`,
    })),
  ),
  { label: 'API HTTP', to: '/docs/api/ai-findr-api' },
];

export function GuideLinks(): ReactNode {
  return (
    <div className={clsx('cluster secondary', styles.guides, styles.line)}>
      <span id="guias">Guías completas para</span>
      <ul className={clsx('clean-list cluster', styles.line)} aria-labelledby="guias">
        {guides.map(({ mark, label, to }) => (
          <li key={to}>
            <Link className={`cluster label ${styles.stack}`} to={to}>
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

interface TaskCardProps {
  to: string;
  Icon: typeof CodeIcon;
  children: ReactNode;
}

function TaskCard({ to, Icon, children }: TaskCardProps): ReactNode {
  return (
    <li>
      <Link to={to} className="card card--marked">
        <span>
          <Icon />
        </span>
        {children}
      </Link>
    </li>
  );
}

/** Cards that link to the pages of four common tasks. */
export function TaskCards(): ReactNode {
  return (
    <div className="container">
      <ul className={clsx('cards', styles.tasks)} aria-label="Tareas más comunes">
        <TaskCard to="/docs/widget-config/instalacion" Icon={InstallIcon}>
          <b>Instalar el widget</b>
          <span>En dos pasos, y una comprobación al final.</span>
        </TaskCard>
        <TaskCard to="/docs/widget-config/contexto-metadatos" Icon={ContextIcon}>
          <b>Dar contexto a la IA</b>
          <span>Qué ve la IA y qué se queda en tus analíticas.</span>
        </TaskCard>
        <TaskCard to="/docs/api/hacer-pregunta" Icon={CodeIcon}>
          <b>Preguntar desde tu servidor</b>
          <span>La respuesta completa, en JSON, o en streaming.</span>
        </TaskCard>
        <TaskCard to="/docs/widget-config/instalacion#problemas" Icon={WarningIcon}>
          <b>Resolver un error</b>
          <span>Busca el mensaje de error y aplica su solución.</span>
        </TaskCard>
      </ul>
    </div>
  );
}

/** Links by part of the site: to pages of the sidebars and, in the last part, to a page and files that are in no sidebar. */
const parts: readonly { id: string; title: string; links: readonly PageLink[] }[] = [
  { id: 'paginas-guia', title: 'Guía del widget', links: homeParts.guide },
  { id: 'paginas-api', title: 'API HTTP', links: homeParts.api },
  { id: 'paginas-integraciones', title: 'Integraciones', links: homeParts.integrations },
  {
    id: 'paginas-referencias',
    title: 'Referencias',
    links: [
      { href: '/markdown-page', label: 'Cómo leer esta documentación' },
      { href: `pathname://${site.contractUrl}`, label: 'Especificación OpenAPI' },
      { href: 'pathname:///aifindr-widget.d.ts', label: 'Tipos de TypeScript' },
    ],
  },
];

export function SiteMap(): ReactNode {
  return (
    <section className={clsx('container', styles.section)} aria-labelledby="que-hay">
      <Heading as="h2" id="que-hay">
        Qué hay en esta documentación
      </Heading>
      <div className={styles.map}>
        {parts.map(({ id, title, links }) => (
          <div key={id}>
            <Heading as="h3" id={id}>
              {title}
            </Heading>
            <ul className="clean-list">
              {links.map(({ href, label, method }) => (
                <li key={href}>
                  <Link to={href}>
                    {label}
                    {method !== undefined && (
                      <span data-method={method}>{method.toUpperCase()}</span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
