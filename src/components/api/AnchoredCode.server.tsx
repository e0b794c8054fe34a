import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Code in a table that other pages link to. */
export default function AnchoredCode({
  id,
  children,
}: {
  id: string;
  children: ReactNode;
}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <code id={id} translate="no">
      {children}
    </code>
  );
}
