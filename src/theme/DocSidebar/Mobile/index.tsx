// Change: the pages of the section join the phone's menu once the page answers the reader. Upstream's are rendered with the page,
// which then answers 0.03 s later on a slow phone, because they are the first to need the browser's rules of sorting.
import type { Props } from '@theme/DocSidebar/Mobile';
import MobileSidebar from '@theme-original/DocSidebar/Mobile';
import { type ReactNode, useDeferredValue } from 'react';

export default function DeferredMobileSidebar(props: Props): ReactNode {
  return useDeferredValue(true, false) && <MobileSidebar {...props} />;
}
