import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Choice } from '../../browser/choice';
import { contrast } from '../../browser/color';
import styles from './styles.module.css';

/** Least contrast of text, and of an outline or an icon (WCAG 2.2, AA). */
const least = { text: 4.5, shape: 3 } as const;

/** Says whether the colors can be read. */
export default function Contrast({ choice: { color, letra } }: { choice: Choice }): ReactNode {
  const text = contrast(color, letra);
  const shape = contrast(color, '#ffffff');
  const isLow = text < least.text || shape < least.shape;
  return (
    <p className={styles.contrast} role="status" data-low={isLow ? '' : undefined}>
      {text < least.text
        ? translate(
            { id: 'site.Configurator.lowText', message: 'Contrast {ratio}: text needs 4.5:1.' },
            { ratio: write(text) },
          )
        : translate(
            { id: 'site.Configurator.contrast', message: 'Contrast {ratio}' },
            { ratio: write(text) },
          )}
      {shape < least.shape &&
        ` ${translate(
          {
            id: 'site.Configurator.lowShape',
            message: 'On white, the outline of the focus has {ratio}: it needs 3:1.',
          },
          { ratio: write(shape) },
        )}`}
    </p>
  );
}

/** Rounded down: what is too low is not shown as enough. */
const write = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toLocaleString('es')}:1`;
