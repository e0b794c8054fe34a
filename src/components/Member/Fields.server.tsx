import type { Props } from '@theme/TOC';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What there is to know of a member: its parameters, what it returns, when it fails. */
export function Fields({ children }: { children: ReactNode }): ReactNode {
  return <dl>{children}</dl>;
}

type FieldProps = { children: ReactNode } & (
  | { /** Name of a parameter. */ parameter: string; isOptional?: boolean }
  | { /** What the text is about, in words. */ label: string }
);

/** One row. */
export function Field({ children, ...subject }: FieldProps): ReactNode {
  const isOptional = 'parameter' in subject && subject.isOptional === true;
  return (
    <div className={styles.field}>
      <dt>
        {'label' in subject ? subject.label : <code translate="no">{subject.parameter}</code>}
        {isOptional && (
          <>
            {' '}
            <span className="chip">opcional</span>
          </>
        )}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Links to the members of a page: its headings that are code. */
export function Members({ toc }: Pick<Props, 'toc'>): ReactNode {
  return (
    <ul className={`clean-list ${styles.members}`} id="miembros" aria-label="Miembros">
      {toc
        .filter(({ value }) => value.startsWith('<code>'))
        .map(({ id, value }) => (
          <li key={id}>
            <a href={`#${id}`} translate="no" dangerouslySetInnerHTML={{ __html: value }} />
          </li>
        ))}
    </ul>
  );
}
