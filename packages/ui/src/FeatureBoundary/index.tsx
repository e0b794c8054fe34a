import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

/** Contains the failure of an interactive feature: the page around it stays, and the feature can be tried again. */
export default function FeatureBoundary({ children }: { children: ReactNode }): ReactNode {
  return (
    <ErrorBoundary
      fallback={({ tryAgain }) => (
        <div role="alert">
          <p>
            <Translate id="site.FeatureBoundary.failed">This part failed.</Translate>
          </p>
          <button type="button" className="button" onClick={tryAgain}>
            <Translate id="site.FeatureBoundary.tryAgain">Try again</Translate>
          </button>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
