import clsx from 'clsx';
import type { ReactNode } from 'react';
import StaticHtml from '@aifindr-docs/framework/static-html/client/StaticHtml';
import FeatureBoundary from '@aifindr-docs/ui/FeatureBoundary';
import type {
  ContentsEntry,
  OperationControls,
  OperationData,
  ReaderSettings,
} from '../model/types';
import CodeRail from './CodeRail';
import { RequestCard, RequestExample, Sample } from './CodeRail/RequestCard';
import { ResponseCard, ResponseExample } from './CodeRail/ResponseCard';
import Endpoint from './Endpoint';
import type { LoadPrograms } from './loadPrograms';
import {
  ExampleText,
  OperationLead,
  OperationMain,
  RailHeading,
  ResponseCode,
  SampleCode,
} from './operation.server';
import styles from './page.module.css';

interface Props extends OperationControls {
  /** Id of the page, for those of its static parts. */
  id: string;
  settings: ReaderSettings;
  toc: readonly ContentsEntry[];
  loadPrograms: LoadPrograms;
  /** Undefined in the browser, where the HTML of the static parts is known. */
  data: OperationData | undefined;
  /** Hand-written text, below the reference. */
  children?: ReactNode;
}

/**
 * The page of an operation: text and samples side by side where there is room; elsewhere the samples follow the description. Without
 * JavaScript, all that the page has is shown in its order.
 */
export default function OperationPage(props: Props): ReactNode {
  const { id, method, base, path, examples, responses, settings, toc, loadPrograms } = props;
  const { data, children } = props;
  const [first, ...others] = examples.map(({ name }, index) => (
    <RequestExample key={index} name={name}>
      <StaticHtml id={`${id}-example-${index}`}>
        {__RENDERS_STATIC_HTML__ && data && <ExampleText sample={data.requestSamples[index]} />}
      </StaticHtml>
    </RequestExample>
  ));
  return (
    <div className={styles.layout}>
      <Endpoint method={method} base={base} path={path} />
      <StaticHtml id={`${id}-lead`}>
        {__RENDERS_STATIC_HTML__ && data && <OperationLead data={data} toc={toc} />}
      </StaticHtml>
      {(examples.length > 0 || responses.length > 0) && (
        <FeatureBoundary>
          <CodeRail
            examples={examples}
            responses={responses}
            settings={settings}
            loadPrograms={loadPrograms}
          >
            {first !== undefined && (
              <>
                <StaticHtml id={`${id}-requests`}>
                  {__RENDERS_STATIC_HTML__ && data && <RailHeading {...data.requestHeading} />}
                </StaticHtml>
                <RequestCard method={method} path={path}>
                  {first}
                  {/* The programs are those of the first example. */}
                  {settings.languages.map(({ language }, index) => (
                    <Sample key={language} language={language}>
                      <StaticHtml id={`${id}-${language}`}>
                        {__RENDERS_STATIC_HTML__ && data && (
                          <SampleCode
                            sample={data.requestSamples[0]?.samples[index]}
                            isFirst={language === settings.defaultLanguage}
                          />
                        )}
                      </StaticHtml>
                    </Sample>
                  ))}
                  {others}
                </RequestCard>
              </>
            )}
            {responses.length > 0 && (
              <>
                <StaticHtml id={`${id}-responses`}>
                  {__RENDERS_STATIC_HTML__ && data && <RailHeading {...data.responseHeading} />}
                </StaticHtml>
                <ResponseCard>
                  {responses.map((_response, index) => (
                    <ResponseExample key={index} index={index}>
                      <StaticHtml id={`${id}-response-${index}`}>
                        {__RENDERS_STATIC_HTML__ && data && (
                          <ResponseCode sample={data.responseSamples[index]} />
                        )}
                      </StaticHtml>
                    </ResponseExample>
                  ))}
                </ResponseCard>
              </>
            )}
          </CodeRail>
        </FeatureBoundary>
      )}
      <StaticHtml id={`${id}-reference`}>
        {__RENDERS_STATIC_HTML__ && data && <OperationMain parts={data.main} />}
      </StaticHtml>
      {children && <div className={clsx('wrapped-code', styles.prose)}>{children}</div>}
    </div>
  );
}
