import type { ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Field as FieldData, Part, Pill } from '@site/plugins/api-reference/model/types';
import Address from './Address';
import Method from './Method';
import Nested from './Nested';
import Prose from './Prose.server';
import styles from './styles.module.css';

/** Parts of a page, one after the other. */
export default function Parts({ parts }: { parts: readonly Part[] }): ReactNode {
  return parts.map((part, index) => <SinglePart key={index} part={part} />);
}

function SinglePart({ part }: { part: Part }): ReactNode {
  switch (part.kind) {
    case 'prose':
      return <Prose nodes={part.prose} />;
    case 'fields':
      return (
        <ul className={styles.fields}>
          {part.fields.map((field) => (
            <Field key={field.id} field={field} />
          ))}
        </ul>
      );
    case 'endpoint':
      return (
        <div className={styles.endpoint}>
          <Method method={part.method} />
          <code className={styles.url} translate="no">
            <Address>{part.url}</Address>
          </code>
        </div>
      );
    case 'nested': {
      const { title, id, type, isOpen, parts } = part;
      return (
        <Nested title={title} id={id} type={type} isOpen={isOpen}>
          <Parts parts={parts} />
        </Nested>
      );
    }
    case 'options':
      return (
        <div className={styles.options}>
          <p className={styles.optionsTitle}>{part.title}</p>
          <Parts parts={part.parts} />
        </div>
      );
    case 'mediaType':
      return <MediaType part={part} />;
    case 'response':
      return (
        <div className={styles.mediaType} id={part.id}>
          <p className={styles.optionsTitle}>{part.title}</p>
          <Parts parts={part.parts} />
        </div>
      );
    default:
      throw new Error(`part of an unknown kind: ${JSON.stringify(part satisfies never)}`);
  }
}

function MediaType({ part }: { part: Extract<Part, { kind: 'mediaType' }> }): ReactNode {
  const { id, name, type, schema, pills, parts } = part;
  useBrokenLinks().collectAnchor(id);
  return (
    <div className={styles.mediaType} id={id}>
      <p className={styles.fieldHead}>
        <code translate="no">{name}</code>
        {type !== undefined && (
          <span className={styles.type} translate="no">
            {schema ?? type}
          </span>
        )}
        <Pills pills={pills} />
      </p>
      <Parts parts={parts} />
    </div>
  );
}

function Pills({ pills }: { pills: readonly Pill[] }): ReactNode {
  return pills.map(({ text, isRequired }) => (
    <span key={text} className={clsx(styles.pill, isRequired && styles.required)}>
      {text}
    </span>
  ));
}

/** A field, parameter or header, with a link to itself. */
function Field({ field }: { field: FieldData }): ReactNode {
  const { id, name, type, schema, facts = [] } = field;
  useBrokenLinks().collectAnchor(id);
  return (
    <li className={styles.field} id={id}>
      <p className={styles.fieldHead}>
        <a
          href={`#${id}`}
          className={clsx(styles.fieldName, field.isDeprecated && styles.deprecated)}
          data-kind={field.isPattern ? 'pattern' : undefined}
          translate="no"
        >
          {name}
        </a>
        {type !== undefined && (
          <span className={styles.type} translate="no">
            {schema === undefined ? type : `${type} (${schema})`}
          </span>
        )}
        <Pills pills={field.pills} />
        {facts.map(([label, value]) => (
          <span key={label + value} className={styles.pill}>
            {label.charAt(0).toLowerCase() + label.slice(1)}: <code translate="no">{value}</code>
          </span>
        ))}
      </p>
      <Parts parts={field.parts} />
    </li>
  );
}
