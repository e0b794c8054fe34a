// Change: an item that throws leaves a short message in its place; upstream lets it take the whole page down.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/NavbarItem';
import NavbarItem from '@theme-original/NavbarItem';
import type { ReactNode } from 'react';

export default function ContainedNavbarItem(props: Props): ReactNode {
  return (
    <ErrorBoundary fallback={({ error }) => <FailedItem error={error} />}>
      <NavbarItem {...props} />
    </ErrorBoundary>
  );
}

function FailedItem({ error }: { error: Error }): ReactNode {
  return (
    <span className="navbar__item" role="alert" title={error.message}>
      <Translate id="site.NavbarItem.failed">This navigation item failed to render</Translate>
    </span>
  );
}
