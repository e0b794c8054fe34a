// Change: only carries what Tabs reads from it; Tabs makes the panel, because it knows the tab that names it.
import type { ReactNode } from 'react';
import type { Props } from '@theme/TabItem';

export default function TabItem({ children }: Props): ReactNode {
  return children;
}
