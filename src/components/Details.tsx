import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** The browser's own element for `<details>` of MDX. With the class `fold` it is a section of the page, whose heading is its summary. */
export default function Details({ className, ...props }: ComponentProps<'details'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <details className={clsx(className !== 'fold' && 'collapsible', className)} {...props} />;
}
