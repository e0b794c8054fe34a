import type { Props } from '@theme/TOC';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A list of facts about a member, such as its parameters, its return value and its errors. */
export function Fields({ children }: { children: ReactNode }): ReactNode {
  return <dl>{children}</dl>;
}

type FieldProps = { children: ReactNode } & (
  { parameter: string; isOptional?: boolean } | { label: string }
);

/** A row of `<Fields>`: a parameter, or what its `label` names, such as the return value. */
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

/** Links to the members of a page: the headings that start with code. */
export function MemberLinks({ toc }: Pick<Props, 'toc'>): ReactNode {
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
