import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';

type Props = ComponentProps<'details'>;

/** The browser's own element for `<details>` of MDX. With the class `fold` it is a section of the page, whose heading is its summary. */
export default function Details({ className, children, ...props }: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const isSection = className === 'fold';
  return (
    <details {...props} className={clsx(!isSection && 'collapsible', className)}>
      {isSection ? children : Children.map(children, joinSummary)}
    </details>
  );
}

/** One item beside the arrow: the row is a flex box, and words with code in them are several. */
function joinSummary(child: ReactNode): ReactNode {
  return isValidElement<ComponentProps<'summary'>>(child) && child.type === 'summary' ? (
    <summary>
      <span>{child.props.children}</span>
    </summary>
  ) : (
    child
  );
}
