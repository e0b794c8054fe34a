// Change: `lang` on the Spanish label.
import type { ReactNode } from 'react';
import type { Props } from '@theme/DocSidebarItem/Link';
import DocSidebarItemLink from '@theme-original/DocSidebarItem/Link';

export default function SpanishDocSidebarItemLink(props: Props): ReactNode {
  // What is not the component's own goes to the link.
  return <DocSidebarItemLink {...props} {...{ lang: 'es' }} />;
}
