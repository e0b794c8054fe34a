import type { ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { defaultLanguage } from '@site/config/languageTabs';
import type {
  CodeSample,
  ExampleSamples,
  InfoData,
  Part,
  ResponseData,
  ResponseSample,
} from '@site/plugins/api-reference/model/types';
import { breakAddresses } from './Address';
import Code from './Code';
import OperationCards from './OperationCards.server';
import Parts from './Parts.server';
import Prose from './Prose.server';
import styles from './styles.module.css';
import railStyles from './CodeRail/styles.module.css';

export { OperationCards, Parts };

/** The text below the title of a page. */
export function Intro({ data }: { data: { intro: readonly Part[] } }): ReactNode {
  return (
    <div className={styles.lead}>
      <Parts parts={data.intro} />
    </div>
  );
}

/** Says that an operation is deprecated. */
export function Deprecated({ children }: { children?: ReactNode }): ReactNode {
  return <div className={styles.deprecatedNotice}>{children}</div>;
}

/** What an operation answers: a `Response` for each status code. */
export function Responses({ children }: { children?: ReactNode }): ReactNode {
  return <div className={styles.responses}>{children}</div>;
}

/** What an operation answers with one status code: its heading in a row that opens. */
export function Response({
  code,
  response,
  children,
}: {
  code: string;
  response: ResponseData;
  children?: ReactNode;
}): ReactNode {
  const { meaning, mediaTypes, parts } = response;
  const status = code.charAt(0);
  return (
    <details className={clsx('collapsible', styles.response)} open={status === '2'}>
      <summary data-status={status}>
        <span className={styles.responseHead}>
          {children}
          {/* The text in the row repeats it. */}
          <span className={styles.meaning} data-reading-aid="">
            {meaning}
          </span>
        </span>
        <span className={styles.type} data-reading-aid="">
          {mediaTypes.map((name) => name.replace(/^.*\/(?=\w)/, '')).join(', ')}
        </span>
      </summary>
      <Parts parts={parts} />
    </details>
  );
}

/** The description of an operation; its samples follow. */
export function OperationLead({ children }: { children?: ReactNode }): ReactNode {
  return <div className={styles.head}>{children}</div>;
}

/** The reference itself. */
export function OperationMain({ children }: { children?: ReactNode }): ReactNode {
  return <div className={styles.main}>{children}</div>;
}

interface Heading {
  id: string;
  level: number;
  /** As HTML. */
  value: string;
}

/** The headings of a page, to open: operations have no room for them beside the text. */
export function Contents({ toc, title }: { toc: readonly Heading[]; title: string }): ReactNode {
  return (
    <details className={clsx('collapsible', styles.contents)} data-reading-aid="">
      <summary>{title}</summary>
      <ul>
        {toc.map(({ id, level, value }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Heading of the samples, which their look says to the eyes. */
export function RailHeading({ id, text }: { id: string; text: string }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <h2 id={id} className={railStyles.heading}>
      {text}
    </h2>
  );
}

/** Title, description and body of an example of a request. */
export function ExampleText({ sample }: { sample: ExampleSamples }): ReactNode {
  const { id, title, description, body } = sample;
  useBrokenLinks().collectAnchor(id);
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

/** The program of the first example; the one that is seen first has its colours, the others get theirs when they are chosen. */
export function SampleCode({ sample }: { sample: CodeSample }): ReactNode {
  const { language, label, code, tokens } = sample;
  return (
    <>
      <p className={railStyles.label} translate="no">
        {label}
      </p>
      {language === defaultLanguage ? (
        <Code code={code} tokens={tokens} />
      ) : (
        <pre tabIndex={0} translate="no">
          <code>{breakAddresses(code)}</code>
        </pre>
      )}
    </>
  );
}

/** An example of a response. */
export function ResponseCode({ sample }: { sample: ResponseSample }): ReactNode {
  const { status, title, language, description, code, tokens } = sample;
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
      <Code code={code} tokens={tokens} language={language} />
    </>
  );
}

/** Every operation, by tag. */
export function OperationsByTag({ data }: { data: InfoData }): ReactNode {
  return (
    <>
      {data.tags.map(({ heading, operations }, index) => (
        <section key={index}>
          <Parts parts={heading} />
          <OperationCards operations={operations} />
        </section>
      ))}
      <Parts parts={data.otherTags} />
    </>
  );
}
