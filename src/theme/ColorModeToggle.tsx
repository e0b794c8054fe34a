// Change: made anew in the browser, because hydration keeps the name and the state of the server, which are those of light mode.
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { ReactNode } from 'react';

export default function ColorModeToggleOfBrowser(props: Props): ReactNode {
  return <ColorModeToggle key={String(useIsBrowser())} {...props} />;
}
