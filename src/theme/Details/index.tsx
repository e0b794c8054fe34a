// Change: the browser's own element, animated by CSS (src/css/content.css). Upstream animates with a script, and its class makes every
// one look like a notice.
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Details';
import clsx from 'clsx';
import { isValidElement, type ReactNode } from 'react';

export default function Details({ summary, children, className, ...props }: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const title = isValidElement<{ children?: ReactNode }>(summary)
    ? summary.props.children
    : summary;
  // A section of the page, whose heading is its summary (docs: `<details className="fold">`).
  const isSection = className === 'fold';
  return (
    <details {...props} className={clsx(!isSection && 'collapsible', className)}>
      {/* One item beside the arrow: the row is a flex box, and words with code in them are several. */}
      <summary>{isSection ? title : <span>{title}</span>}</summary>
      {children}
    </details>
  );
}
