// Texts here are content, in Spanish like the pages.
import type { ReactNode } from 'react';
import type {
  InfoData,
  OperationData,
  Part,
  TagData,
} from '@site/plugins/api-reference/model/types';
import Cards from './OperationCards.server';
import Parts from './Parts.server';
import Prose from './Prose.server';
import { decodeTokens } from './tokens';
import { defaultLanguage } from './defaultLanguage';
import styles from './styles.module.css';
import sampleStyles from './RequestSamples/styles.module.css';

interface Of<Data> {
  data: Data;
}

/** The text below the title of a page. */
export function Intro({ data }: Of<{ intro: readonly Part[] }>): ReactNode {
  return <Parts parts={data.intro} />;
}

/** Says that an operation is deprecated. */
export function Deprecated(): ReactNode {
  return (
    <p className={styles.deprecatedNotice}>
      <strong>Obsoleta.</strong> Esta operación dejará de existir: no la uses en código nuevo.
    </p>
  );
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

/** What an operation answers with one status code. */
export function Response({ data, code }: Of<OperationData> & { code: string }): ReactNode {
  return (
    <div className={styles.response} data-status={code.charAt(0)}>
      <Parts parts={data.responses[code] ?? []} />
    </div>
  );
}

/** Requests of the API to the reader's server. */
export function Callbacks({ data }: Of<OperationData>): ReactNode {
  return <Parts parts={data.callbacks} />;
}

/** Title and description of an example of a request. */
export function ExampleIntro({
  data,
  example,
}: Of<OperationData> & { example: number }): ReactNode {
  const shown = data.requestSamples[example];
  if (shown === undefined) return null;
  return (
    <>
      {data.requestSamples.length > 1 && (
        <h3 className={sampleStyles.exampleTitle} id={shown.id}>
          {shown.title}
        </h3>
      )}
      {shown.description.length > 0 && <Prose nodes={shown.description} />}
    </>
  );
}

/** The code of a sample; only the one that is seen first has its colours already. */
export function SampleCode({
  data,
  example,
  language,
}: Of<OperationData> & { example: number; language: string }): ReactNode {
  const sample = data.requestSamples[example]?.samples.find((other) => other.language === language);
  if (sample === undefined) throw new Error(`no sample in ${language} of example ${example}`);
  const { label, code, tokens } = sample;
  const isColoured = example === 0 && language === defaultLanguage;
  return (
    <>
      <p className={sampleStyles.label} translate="no">
        <strong>{label}</strong>
      </p>
      {/* Scrollable, so that it needs the focus (WCAG 2.1.1). */}
      <pre tabIndex={0} translate="no">
        {isColoured ? (
          <code>
            {decodeTokens(code, tokens).map(({ text, kind }, index) =>
              kind === undefined ? (
                text
              ) : (
                <span key={index} className={`token ${kind}`}>
                  {text}
                </span>
              ),
            )}
          </code>
        ) : (
          <code data-tokens={tokens}>{code}</code>
        )}
      </pre>
    </>
  );
}

/** Description of an example of a response. */
export function ResponseExampleIntro({
  data,
  example,
}: Of<OperationData> & { example: number }): ReactNode {
  return <Parts parts={data.responseExamples[example] ?? []} />;
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

/** Components of the contract that no operation uses. */
export function OtherComponents({ data }: Of<InfoData>): ReactNode {
  return <Parts parts={data.otherComponents} />;
}

/** Version, contact and download. */
export function About({ data }: Of<InfoData>): ReactNode {
  return <Parts parts={data.about} />;
}
