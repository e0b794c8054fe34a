import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';

type Props = ComponentProps<'details'>;

/**
 * Replaces the theme's `<details>`, which JavaScript animates, by a plain element with the class `collapsible`, and tells Docusaurus's
 * broken-anchor check its id. With the class `fold` it is a section of the page instead, with its heading in the summary.
 */
export default function Details({ className, children, ...props }: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const isSection = className === 'fold';
  return (
    <details {...props} className={clsx(!isSection && 'collapsible', className)}>
      {isSection ? children : Children.map(children, wrapSummaryContent)}
    </details>
  );
}

/** Puts the content of a `<summary>`, a flex container, into one `<span>`, so that text and code are one item. Other children are kept. */
function wrapSummaryContent(child: ReactNode): ReactNode {
  return isValidElement<ComponentProps<'summary'>>(child) && child.type === 'summary' ? (
    <summary>
      <span>{child.props.children}</span>
    </summary>
  ) : (
    child
  );
}
