import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';

type Props = ComponentProps<'details'>;

/**
 * Renders `<details>` of MDX as a plain element, in place of the theme's component, which JavaScript animates. With the class `fold` it is
 * a section of the page, with its heading in the summary.
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

/** Puts the content of a summary into one `<span>`, because the summary is a flex box in which text and code would be separate items. */
function wrapSummaryContent(child: ReactNode): ReactNode {
  return isValidElement<ComponentProps<'summary'>>(child) && child.type === 'summary' ? (
    <summary>
      <span>{child.props.children}</span>
    </summary>
  ) : (
    child
  );
}
