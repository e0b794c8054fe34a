import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type { ReactNode } from 'react';

/** Catches errors of an interactive feature, so that the page around it stays rendered and the reader can try again. */
export default function FeatureErrorBoundary({ children }: { children: ReactNode }): ReactNode {
  return (
    <ErrorBoundary
      fallback={({ tryAgain }) => (
        <div role="alert">
          <p>Esta parte ha fallado.</p>
          <button type="button" className="button" onClick={tryAgain}>
            Reintentar
          </button>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
