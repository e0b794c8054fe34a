import { attachSamples } from '@site/src/components/api/attachSamples';
import { attachCodeBlock } from '@site/src/components/HighlightedCode/attachCodeBlock';
import { attachCopyButton } from '@site/src/components/CopyButton/attachCopyButton';
import { attachScrollBox } from '@site/src/components/ScrollTable/attachScrollBox';
import { attachTabs } from '@site/src/theme/Tabs/attachTabs';

/** What brings which elements of a text to life; components do the same for themselves where React makes them. */
const behaviours: readonly [selector: string, attach: (element: HTMLElement) => () => void][] = [
  ['[data-code-block]', attachCodeBlock],
  ['[data-copy-button]', attachCopyButton],
  ['[data-scroll-box]', attachScrollBox],
  ['[data-samples-root]', attachSamples],
  ['[data-tabs]', attachTabs],
];

/**
 * Brings a text to life that the build wrote into the document.
 *
 * @returns a function that lets go of everything again
 */
export function attachContent(root: HTMLElement): () => void {
  const detach = behaviours.flatMap(([selector, attach]) =>
    [...root.querySelectorAll<HTMLElement>(selector)].map(attach),
  );
  return () => detach.forEach((letGo) => letGo());
}
