// Change: the browser's progress bar, not an animation; the error is announced, without inline styles; the texts are marked as English.
import type UpstreamLoading from '@theme/Loading';
import type { ComponentProps, ReactNode } from 'react';

type Props = ComponentProps<typeof UpstreamLoading>;

export default function Loading({ error, retry, pastDelay }: Props): ReactNode {
  if (error) {
    return (
      <div role="alert" lang="en" className="alert alert--danger">
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay && <progress id="loader" lang="en" aria-label="Loading" />;
}
