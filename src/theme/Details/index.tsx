// Change: the browser's own element, animated by CSS (src/css/content.css). Upstream animates with a script, and its class makes every
// one look like a notice.
import { isValidElement, type ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Details';

export default function Details({ summary, children, className, ...props }: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx('collapsible', className)}>
      <summary>
        {/* One item beside the arrow: the row is a flex box, and words with code in them are several. */}
        <span>
          {isValidElement<{ children?: ReactNode }>(summary) ? summary.props.children : summary}
        </span>
      </summary>
      {children}
    </details>
  );
}
