import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps, ReactNode } from 'react';

/** Inline code whose id links may name as their hash; Docusaurus's broken-anchor check knows the id. */
export default function AnchoredCode(props: ComponentProps<'code'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <code {...props} translate="no" />;
}
