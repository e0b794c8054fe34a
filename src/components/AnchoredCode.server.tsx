import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps, ReactNode } from 'react';

/** Inline code with an id to which links can point. Docusaurus's broken-anchor check is told the id. */
export default function AnchoredCode(props: ComponentProps<'code'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <code {...props} translate="no" />;
}
