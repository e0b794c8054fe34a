// Change: mounts the toggle again after hydration, because React does not correct its attributes, which are rendered for light mode.
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { ReactNode } from 'react';

export default function RemountedColorModeToggle(props: Props): ReactNode {
  return <ColorModeToggle key={String(useIsBrowser())} {...props} />;
}
