// Change: is mounted again after hydration, because React keeps the server-rendered attributes, which are those of light mode, where they
// mismatch.
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { ReactNode } from 'react';

export default function RemountedColorModeToggle(props: Props): ReactNode {
  return <ColorModeToggle key={String(useIsBrowser())} {...props} />;
}
