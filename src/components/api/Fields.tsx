// Texts here are content: Spanish, like the pages that they stand in.
import clsx from 'clsx';
import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Prose } from './blocks';
import styles from './styles.module.css';

/** A list of fields, parameters or headers. */
export function Fields({ children }: { children?: ReactNode }): ReactNode {
  return <ul className={styles.fields}>{children}</ul>;
}

interface FieldProps {
  name: string;
  id: string;
  /** `pattern` where the name stands for many. */
  kind?: string;
  type?: string;
  schema?: string;
  required?: boolean;
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  html?: string;
  children?: ReactNode;
}

/** One field, with an anchor of its own. */
export function Field(props: FieldProps): ReactNode {
  const { name, id, kind, type, schema, html, children } = props;
  useBrokenLinks().collectAnchor(id);
  return (
    <li className={styles.field} id={id}>
      <p className={styles.fieldHead}>
        <a
          href={`#${id}`}
          className={clsx(styles.fieldName, props.deprecated && styles.deprecated)}
          data-kind={kind}
          translate="no"
        >
          {name}
        </a>
        {type !== undefined && (
          <span className={styles.type} translate="no">
            {schema === undefined ? type : `${type} (${schema})`}
          </span>
        )}
        {props.required && <span className={styles.required}>obligatorio</span>}
        {props.deprecated && <span className={styles.badge}>obsoleto</span>}
        {props.readOnly && <span className={styles.badge}>solo lectura</span>}
        {props.writeOnly && <span className={styles.badge}>solo escritura</span>}
      </p>
      {html !== undefined && <Prose html={html} />}
      {children}
    </li>
  );
}
