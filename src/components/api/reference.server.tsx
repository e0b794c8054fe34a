import type { ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {
  InfoData,
  OperationData,
  Part,
  TagData,
} from '@site/plugins/api-reference/model/types';
import { breakAddresses } from './Address';
import Code from './Code';
import Cards from './OperationCards.server';
import Parts from './Parts.server';
import Prose from './Prose.server';
import { defaultLanguage } from './defaultLanguage';
import styles from './styles.module.css';
import railStyles from './CodeRail/styles.module.css';

interface Of<Data> {
  data: Data;
}

/** The text below the title of a page. */
export function Intro({ data }: Of<{ intro: readonly Part[] }>): ReactNode {
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

/** How requests authenticate. */
export function Security({ data }: Of<{ security: readonly Part[] }>): ReactNode {
  return <Parts parts={data.security} />;
}

/** The parameters of one place. */
export function Parameters({ data, in: place }: Of<OperationData> & { in: string }): ReactNode {
  return <Parts parts={data.parameters[place] ?? []} />;
}

/** The body of a request. */
export function RequestBody({ data }: Of<OperationData>): ReactNode {
  return <Parts parts={data.requestBody} />;
}

/** What an operation answers: a `Response` for each status code. */
export function Responses({ children }: { children?: ReactNode }): ReactNode {
  return <div className={styles.responses}>{children}</div>;
}

/** What an operation answers with one status code: its heading in a row that opens. */
export function Response({
  data,
  code,
  children,
}: Of<OperationData> & { code: string; children?: ReactNode }): ReactNode {
  const { meaning, mediaTypes = [], parts = [] } = data.responses[code] ?? {};
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

/** Requests of the API to the reader's server. */
export function Callbacks({ data }: Of<OperationData>): ReactNode {
  return <Parts parts={data.callbacks} />;
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
export function ExampleText({ data, example }: Of<OperationData> & { example: number }): ReactNode {
  const shown = data.requestSamples[example];
  useBrokenLinks().collectAnchor(shown?.id);
  if (shown === undefined) return null;
  const { id, title, description, body } = shown;
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
export function SampleCode({
  data,
  language,
}: Of<OperationData> & { language: string }): ReactNode {
  const sample = data.requestSamples[0]?.samples.find((other) => other.language === language);
  if (sample === undefined) throw new Error(`no sample in ${language}`);
  const { label, code, tokens } = sample;
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
export function ResponseCode({
  data,
  example,
}: Of<OperationData> & { example: number }): ReactNode {
  const sample = data.responseSamples[example];
  if (sample === undefined) throw new Error(`no response ${example}`);
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

/** The operations of a tag. */
export function OperationCards({ data }: Of<TagData>): ReactNode {
  return <Cards operations={data.operations} />;
}

/** Every operation, by tag. */
export function OperationsByTag({ data }: Of<InfoData>): ReactNode {
  return (
    <>
      {data.tags.map(({ heading, operations }, index) => (
        <section key={index}>
          <Parts parts={heading} />
          <Cards operations={operations} />
        </section>
      ))}
      <Parts parts={data.otherTags} />
    </>
  );
}

/** Description and variables of a server. */
export function Server({ data, server }: Of<InfoData> & { server: number }): ReactNode {
  return <Parts parts={data.servers[server] ?? []} />;
}

/** Version, contact and download. */
export function About({ data }: Of<InfoData>): ReactNode {
  return <Parts parts={data.about} />;
}
