// Texts here are content: Spanish, like the pages that they stand in.
import clsx from 'clsx';
import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import styles from './styles.module.css';

/** HTML that plugins/api-reference made from a description; safe, because raw HTML in descriptions ends as text. */
export function Prose({ html }: { html: string }): ReactNode {
  const { collectLink } = useBrokenLinks();
  if (!ExecutionEnvironment.canUseDOM) {
    for (const [, href = ''] of html.matchAll(/ href="(\/[^"]*)"/g)) {
      // Files such as the contract are served, but are no pages.
      if (!/\.\w+$/.test(href)) collectLink(href);
    }
  }
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}

interface NestedProps {
  title: string;
  id?: string;
  type?: string;
  html?: string;
  open?: boolean;
  children?: ReactNode;
}

/** A part of a schema that opens and closes. */
export function Nested({ title, id, type, html, open = false, children }: NestedProps): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  if (id !== undefined) collectAnchor(id);
  return (
    <details className={clsx('collapsible', styles.nested)} id={id} open={open}>
      <summary>
        {title}
        {type !== undefined && (
          <code className={styles.type} translate="no">
            {type}
          </code>
        )}
      </summary>
      <div className={styles.inside}>
        {html !== undefined && <Prose html={html} />}
        {children}
      </div>
    </details>
  );
}

/** Alternatives of a schema. */
export function Options({
  title,
  html,
  children,
}: {
  title: string;
  html?: string;
  children?: ReactNode;
}): ReactNode {
  return (
    <div className={styles.options}>
      <p className={styles.optionsTitle}>{title}</p>
      {html !== undefined && <Prose html={html} />}
      {children}
    </div>
  );
}

interface MediaTypeProps {
  name: string;
  id?: string;
  type?: string;
  schema?: string;
  html?: string;
  children?: ReactNode;
}

/** The schema of a body in one media type. */
export function MediaType({ name, id, type, schema, html, children }: MediaTypeProps): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  if (id !== undefined) collectAnchor(id);
  return (
    <div className={styles.mediaType} id={id}>
      <p className={styles.mediaTypeName}>
        <code translate="no">{name}</code>
        {type !== undefined && (
          <code className={styles.type} translate="no">
            {schema === undefined ? type : `${type} (${schema})`}
          </code>
        )}
      </p>
      {html !== undefined && <Prose html={html} />}
      {children}
    </div>
  );
}

interface ResponseProps {
  code: string;
  id?: string;
  title?: string;
  children?: ReactNode;
}

/** What comes back with one response code. */
export function Response({ code, id, title, children }: ResponseProps): ReactNode {
  return (
    <div className={styles.response} id={id} data-status={code.charAt(0)}>
      {title !== undefined && <p className={styles.optionsTitle}>{title}</p>}
      {children}
    </div>
  );
}

/** Says that an operation is on its way out. */
export function Deprecated(): ReactNode {
  return (
    <p className={styles.deprecatedNotice}>
      <strong>Obsoleta.</strong> Esta operación dejará de existir: no la uses en código nuevo.
    </p>
  );
}
