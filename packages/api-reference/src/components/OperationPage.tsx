import './reference.css';
import type { ReactNode } from 'react';
import StaticHtml from '@aifindr-docs/framework/static-html/client/StaticHtml';
import FeatureErrorBoundary from '@aifindr-docs/ui/FeatureErrorBoundary';
import type { Parts } from '../pages/Page';
import CopyableEndpoint from './CopyableEndpoint';
import Html from './Html.server';
import SampleCards from './SampleCards';
import type { SamplesProps } from './useSamples';

interface Props extends Omit<SamplesProps, 'renderPart'> {
  /** Id of the page, with which the ids of its static parts begin. */
  pageId: string;
  /** Undefined in the browser in production, where the static parts come as HTML. */
  data: Parts | undefined;
  /** Hand-written text, below the reference. */
  children?: ReactNode;
}

/**
 * Shows an operation. The samples are beside the text if there is room, else between description and reference, and on paper at the end.
 * Without JavaScript, no sample is hidden.
 */
export default function OperationPage({ pageId, data, children, ...props }: Props): ReactNode {
  const { method, base, path } = props;
  const renderPart = (partName: string): ReactNode => (
    <StaticHtml id={`${pageId}-${partName}`}>
      {__RENDERS_STATIC_HTML__ && data && <Html nodes={data[partName]} />}
    </StaticHtml>
  );
  return (
    <div className="api-page">
      <CopyableEndpoint method={method} base={base} path={path} />
      <div>{renderPart('lead')}</div>
      <FeatureErrorBoundary>
        <SampleCards {...props} renderPart={renderPart} />
      </FeatureErrorBoundary>
      {renderPart('reference')}
      {children && <div className="wrapped-code">{children}</div>}
    </div>
  );
}
