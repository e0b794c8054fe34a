// Change: the browser's own `<details>`: it opens without JavaScript too. Upstream needs a script, and does not say its state.
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function TOCCollapsible({ className, ...props }: Props): ReactNode {
  return (
    <details className={clsx('collapsible', className)} data-reading-aid="">
      <summary>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      <TOCItems {...props} />
    </details>
  );
}
