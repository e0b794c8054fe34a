import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import OperationCards from '../cards/OperationCards.server';
import cardStyles from '../cards/styles.module.css';
import type { FieldData, Part, Pill, ResponseData } from '../model/types';
import Nested from './Nested';
import Prose from './Prose.server';
import styles from './styles.module.css';

/** Parts of a page, one after the other. */
export default function Parts({ parts }: { parts: readonly Part[] }): ReactNode {
  return parts.map((part, index) => <SinglePart key={index} part={part} />);
}

function SinglePart({ part }: { part: Part }): ReactNode {
  switch (part.kind) {
    case 'heading':
      return (
        <Heading as="h2" id={part.id}>
          {part.text}
        </Heading>
      );
    case 'lead':
      return (
        <div className={cardStyles.lead}>
          <Parts parts={part.parts} />
        </div>
      );
    case 'section':
      return (
        <section>
          <Parts parts={part.parts} />
        </section>
      );
    case 'cards':
      return <OperationCards operations={part.operations} />;
    case 'responses':
      return (
        <div className={styles.responses}>
          {part.responses.map((response) => (
            <Response key={response.code} response={response} />
          ))}
        </div>
      );
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
    case 'nested': {
      const { title, id, type, isOpen, parts } = part;
      return (
        <Nested title={title} id={id} type={type} isOpen={isOpen}>
          <Parts parts={parts} />
        </Nested>
      );
    }
    case 'block':
      return (
        <div className={styles.block} id={part.id}>
          <p className={styles.blockTitle}>{part.title}</p>
          <Parts parts={part.parts} />
        </div>
      );
    case 'mediaType':
      return <MediaType part={part} />;
    default:
      throw new Error(`part of an unknown kind: ${JSON.stringify(part satisfies never)}`);
  }
}

function MediaType({ part }: { part: Extract<Part, { kind: 'mediaType' }> }): ReactNode {
  const { id, name, type, schema, schemaHref, sample, pills, parts } = part;
  useBrokenLinks().collectAnchor(id);
  return (
    <div className={styles.block} id={id}>
      <p className={clsx(styles.fieldHead, styles.caption)}>
        {name !== '*/*' && <code translate="no">{name}</code>}
        {type !== undefined && (
          <span className={styles.type} translate="no">
            <SchemaName href={schemaHref} name={schema ?? type} />
          </span>
        )}
        <Pills pills={pills} />
        <SampleLink sample={sample} />
      </p>
      <Parts parts={parts} />
    </div>
  );
}

/** What an operation answers with one status code: its heading in a row that opens. */
function Response({ response }: { response: ResponseData }): ReactNode {
  const { code, heading, meaning, mediaTypes, isOpen, parts } = response;
  const status = code.charAt(0);
  return (
    <details className={clsx('collapsible', styles.response)} open={isOpen} data-code={code}>
      <summary data-status={status}>
        <Heading as="h3" id={heading.id}>
          {heading.text}
        </Heading>
        {/* The text in the row repeats it. */}
        <span className={styles.meaning} data-reading-aid="">
          {meaning
            ?.split('`')
            .map((text, index) => (index % 2 ? <code key={index}>{text}</code> : text))}
        </span>
        <span className={styles.type} data-reading-aid="">
          {mediaTypes.map((name) => name.replace(/^.*\/(?=\w)/, '')).join(', ')}
        </span>
      </summary>
      <Parts parts={parts} />
    </details>
  );
}

/** A type, with a link to where the page describes it. */
function SchemaName({ href, name }: { href: string | undefined; name: string }): ReactNode {
  return href === undefined ? name : <a href={href}>{name}</a>;
}

/** Leads to the sample that shows what it stands beside. */
function SampleLink({ sample }: Pick<FieldData, 'sample'>): ReactNode {
  return (
    sample && (
      <a
        href={sample.href}
        aria-label={sample.label}
        title={sample.label}
        data-sample-link=""
        data-reading-aid=""
      />
    )
  );
}

function Pills({ pills }: { pills: readonly Pill[] }): ReactNode {
  return pills.map(({ text, isRequired }) => (
    <span key={text} className={clsx('chip', styles.pill, isRequired && styles.required)}>
      {text}
    </span>
  ));
}

/** A field, parameter or header, with a link to itself. */
function Field({ field }: { field: FieldData }): ReactNode {
  const { id, name, type, schema, schemaHref, facts = [], sample } = field;
  useBrokenLinks().collectAnchor(id);
  return (
    <li className={styles.field} id={id} data-sampled={sample ? '' : 'no'}>
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
            {schema !== undefined && `${type} (`}
            <SchemaName href={schemaHref} name={schema ?? type} />
            {schema !== undefined && ')'}
          </span>
        )}
        <Pills pills={field.pills} />
        {facts.map(([label, value]) => (
          <span key={label + value} className={clsx('chip', styles.pill)}>
            {label.charAt(0).toLowerCase() + label.slice(1)}: <code translate="no">{value}</code>
          </span>
        ))}
        <SampleLink sample={sample} />
      </p>
      <Parts parts={field.parts} />
    </li>
  );
}
