// Change: what is below the part in sight follows in the next frames, so that a long page answers at once.
import type { ReactNode } from 'react';
import type { ColorMode } from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';
import { postponeBelow } from '@site/src/content/postponeBelow';

export default function ColorModeToggleInSteps({ onChange, ...props }: Props): ReactNode {
  return (
    <ColorModeToggle
      {...props}
      onChange={(mode: ColorMode) => {
        postponeBelow(document.body);
        onChange(mode);
      }}
    />
  );
}
