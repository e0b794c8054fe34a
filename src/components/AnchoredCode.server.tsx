import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps, ReactNode } from 'react';

/** Renders code in a table with an id that other pages may link to. */
export default function AnchoredCode(props: ComponentProps<'code'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <code {...props} translate="no" />;
}
