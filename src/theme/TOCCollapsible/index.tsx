// Change: the browser's own `<details>`: it opens without JavaScript too. Upstream needs a script, and does not say its state. The list
// lies over the text (src/css/chrome.css), so it closes when an entry is chosen and when the focus leaves it.
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function TOCCollapsible({ className, ...props }: Props): ReactNode {
  return (
    <details
      className={clsx('collapsible', className)}
      data-reading-aid=""
      onClick={({ currentTarget, target }) => {
        if ((target as Element).closest('a')) currentTarget.open = false;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      <summary>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      <TOCItems {...props} />
    </details>
  );
}
