// Change: only carries what Tabs reads from it; Tabs makes the panel, because it knows the tab that names it.
import type { Props } from '@theme/TabItem';
import type { ReactNode } from 'react';

export default function TabItem({ children }: Props): ReactNode {
  return children;
}
