import type { Props } from '@theme/TOC';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Links to the members of a page: its headings that are code. */
export default function Members({ toc }: Pick<Props, 'toc'>): ReactNode {
  return (
    <ul className={`clean-list ${styles.members}`} id="miembros" aria-label="Miembros">
      {toc
        .filter(({ value }) => value.startsWith('<code>'))
        .map(({ id, value }) => (
          <li key={id}>
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />
          </li>
        ))}
    </ul>
  );
}
