import type { ReactNode } from 'react';

/** Stub of `@docusaurus/Link` for unit tests. */
export default function Link({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return <a href={to}>{children}</a>;
}
