import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type {
  CodeSample,
  ContentsEntry,
  ExampleSamples,
  HeadingData,
  OperationData,
  Part,
  ResponseSample,
} from '../model/types';
import Code from './Code';
import railStyles from './CodeRail/styles.module.css';
import Parts from './Parts.server';
import Prose from './Prose.server';
import styles from './styles.module.css';

interface LeadProps {
  data: OperationData;
  toc: readonly ContentsEntry[];
}

/** The description of an operation; its samples follow. */
export function OperationLead({ data, toc }: LeadProps): ReactNode {
  const { notice, intro, contents } = data;
  return (
    <div className={styles.head}>
      {notice !== undefined && (
        <div className={styles.deprecatedNotice}>
          <p>
            <strong>{notice[0]}</strong> {notice[1]}
          </p>
        </div>
      )}
      <Parts parts={[{ kind: 'lead', parts: intro }]} />
      {/* Operations have no room for it beside the text. */}
      <details className={clsx('collapsible', styles.contents)} data-reading-aid="">
        <summary>{contents}</summary>
        <ul className="clean-list">
          {toc.map(({ id, level, value }) => (
            <li key={id} data-level={level}>
              <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** The reference itself. */
export function OperationMain({ parts }: { parts: readonly Part[] }): ReactNode {
  return (
    <div className={styles.main}>
      <Parts parts={parts} />
    </div>
  );
}

/** Heading of the samples, which their look says to the eyes. */
export function RailHeading({ id, text }: HeadingData): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <h2 id={id} className={railStyles.heading}>
      {text}
    </h2>
  );
}

/** Title, description and body of an example of a request. */
export function ExampleText({ sample }: { sample: ExampleSamples | undefined }): ReactNode {
  useBrokenLinks().collectAnchor(sample?.id);
  if (sample === undefined) return null;
  const { id, title, description, body } = sample;
  return (
    <>
      <h3 id={id} className={railStyles.heading}>
        {title}
      </h3>
      {description.length > 0 && (
        <div className={railStyles.description}>
          <Prose nodes={description} />
        </div>
      )}
      {body !== undefined && (
        <div className={railStyles.body}>
          <p className={railStyles.label}>
            {body.label} (<code translate="no">{body.mediaType}</code>)
          </p>
          <Code {...body} language={/json/.test(body.mediaType) ? 'json' : ''} />
        </div>
      )}
    </>
  );
}

interface SampleProps {
  sample: CodeSample | undefined;
  /** Whether it is seen first. */
  isFirst: boolean;
}

/** The program of the first example; the one that is seen first has its colors, the others get theirs when they are chosen. */
export function SampleCode({ sample, isFirst }: SampleProps): ReactNode {
  if (sample === undefined) return null;
  const { label, note, code } = sample;
  return (
    <>
      <p className={railStyles.label} translate="no">
        {label}
      </p>
      {note !== undefined && (
        <p className={railStyles.hint} data-reading-aid="">
          {note}
        </p>
      )}
      <Code {...sample} {...(!isFirst && { tokens: `p${code.length}` })} language="" />
    </>
  );
}

/** An example of a response. */
export function ResponseCode({ sample }: { sample: ResponseSample | undefined }): ReactNode {
  if (sample === undefined) return null;
  const { status, title, description, request } = sample;
  return (
    <>
      <p className={railStyles.label}>
        {status} · {title}
      </p>
      {description.length > 0 && (
        <div className={railStyles.description}>
          <Parts parts={description} />
        </div>
      )}
      {request && (
        <p className={railStyles.request} data-reading-aid="">
          <a href={request.href}>{request.label}</a>
        </p>
      )}
      <Code {...sample} />
    </>
  );
}
