import { apiAsk } from '@site/config/apiPages';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** What most readers come for. Icons are drawn in a grid of 20 units. */
const tasks = [
  {
    to: '/docs/widget-config/instalacion',
    title: 'Instalarlo en dos pasos',
    text: 'Un trigger, un script y cómo comprobar que funciona.',
    icon: 'M2.750 4h14.500v12H2.750zM2.750 7.500h14.500M7 11.750l2 2 4-4',
  },
  {
    to: '/docs/widget-config/contexto-metadatos',
    title: 'Dar contexto a la IA',
    text: 'Qué ve la IA y qué llega solo a tus analíticas.',
    icon: 'M10 6.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7M10 2v4.500M10 13.500V18M2 10h4.500M13.500 10H18',
  },
  {
    to: apiAsk,
    title: 'Preguntar desde tu servidor',
    text: 'La respuesta entera, en JSON, o por partes, con streaming.',
    icon: 'm6.500 5.500-4.500 4.500 4.500 4.500M13.500 5.500 18 10l-4.500 4.500M11.500 3.500l-3 13',
  },
  {
    to: '/docs/widget-config/instalacion#problemas',
    title: 'Resolver un fallo',
    text: 'El texto de cada error, con su causa y su solución.',
    icon: 'M10 2.250a7.750 7.750 0 1 1 0 15.500 7.750 7.750 0 0 1 0-15.500M10 6v4.750M10 13.750h.010',
  },
] as const;

/** Four cards that link to the most common tasks. */
export default function TaskCards(): ReactNode {
  return (
    <ul className={clsx('container', styles.tasks)} aria-label="Tareas más comunes">
      {tasks.map(({ to, title, text, icon }) => (
        <li key={to}>
          <Link to={to} className={clsx('card', styles.task)}>
            <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
              <path d={icon} />
            </svg>
            <b>{title}</b>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
