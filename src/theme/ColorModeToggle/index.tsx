// Change: the name is right after `?docusaurus-theme=dark` too, of which the static HTML knows nothing.
import { useThemeConfig } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { ReactNode } from 'react';

export default function ColorModeToggleOfAddress({ value, ...props }: Props): ReactNode {
  const { defaultMode } = useThemeConfig().colorMode;
  return <ColorModeToggle {...props} value={useIsBrowser() ? value : defaultMode} />;
}
