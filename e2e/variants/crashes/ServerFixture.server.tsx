import type { ReactNode } from 'react';

/** A component that is rendered at build time only. */
export default function ServerFixture(): ReactNode {
  return <p data-testid="server-only">texto-solo-del-servidor</p>;
}
