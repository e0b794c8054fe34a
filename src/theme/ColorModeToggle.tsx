// Change: has a `data-action`, by which search finds it; remounts after hydration, because React keeps the server-rendered attributes (light mode) where they mismatch.
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { ReactNode } from 'react';

export default function ColorModeToggleOfBrowser(props: Props): ReactNode {
  return (
    <div data-action="toggle-color-mode">
      <ColorModeToggle key={String(useIsBrowser())} {...props} />
    </div>
  );
}
