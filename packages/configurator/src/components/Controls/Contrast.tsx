import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { type Color, contrast } from '../../browser/color';
import styles from './styles.module.css';

interface Props {
  color: Color;
  /** What the color is on; without it, on a white page. */
  ground?: Color;
}

/** Says whether a color can be read, in one line whatever it says: text needs 4.5:1, an outline or an icon 3:1 (WCAG 2.2, AA). */
export default function Contrast({ color, ground }: Props): ReactNode {
  const value = contrast(color, ground ?? '#ffffff');
  const least = ground === undefined ? 3 : 4.5;
  const ratio = write(value);
  const isLow = value < least;
  return (
    <p className={styles.contrast} role="status" data-low={isLow ? '' : undefined}>
      {ground === undefined
        ? translate({ id: 'site.Configurator.onWhite', message: 'On white {ratio}' }, { ratio })
        : translate({ id: 'site.Configurator.contrast', message: 'Contrast {ratio}' }, { ratio })}
      {isLow &&
        translate(
          { id: 'site.Configurator.least', message: ', at least {least}' },
          { least: write(least) },
        )}
    </p>
  );
}

/** Rounded down: what is too low is not shown as enough. */
const write = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toLocaleString('es')}:1`;
