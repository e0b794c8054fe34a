import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CodeIcon, ContextIcon, InstallIcon, WarningIcon } from '@aifindr-docs/ui/icons';
import { apiAsk } from '@site/config/apiPages';
import styles from './styles.module.css';

/** What most readers come for. */
const tasks = [
  {
    to: '/docs/widget-config/instalacion',
    title: 'Instalar el widget',
    text: 'En dos pasos, y una comprobación al final.',
    Icon: InstallIcon,
  },
  {
    to: '/docs/widget-config/contexto-metadatos',
    title: 'Dar contexto a la IA',
    text: 'Qué ve la IA y qué se queda en tus analíticas.',
    Icon: ContextIcon,
  },
  {
    to: apiAsk,
    title: 'Preguntar desde tu servidor',
    text: 'La respuesta completa, en JSON, o en streaming.',
    Icon: CodeIcon,
  },
  {
    to: '/docs/widget-config/instalacion#problemas',
    title: 'Resolver un error',
    text: 'Busca el mensaje de error y aplica su solución.',
    Icon: WarningIcon,
  },
] as const;

/** Four cards that link to the most common tasks. */
export default function TaskCards(): ReactNode {
  return (
    <div className="container">
      <ul className={clsx('cards', styles.tasks)} aria-label="Tareas más comunes">
        {tasks.map(({ to, title, text, Icon }) => (
          <li key={to}>
            <Link to={to} className={clsx('card', styles.task)}>
              <Icon className={styles.icon} />
              <b>{title}</b>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
