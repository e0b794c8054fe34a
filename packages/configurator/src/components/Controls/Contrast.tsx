import { useColorMode } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { type Color, contrast, pages } from '../../browser/color';
import styles from './styles.module.css';

interface Props {
  color: Color;
  /** What the color is on; without it, on the page of the picture. */
  ground?: Color;
  /** Whether the picture shows the dark mode, which has other colors: the line says that it is about the light one. */
  isLightOnly: boolean;
  /** Whether the text of the input is an invalid color: the message is about that instead. */
  isInvalid: boolean;
  /** Whether the color is not used: the line keeps its place. */
  isDisabled: boolean;
}

/** Says whether a color can be read, in one line whatever it says: text needs 4.5:1, an outline or an icon 3:1 (WCAG 2.2, AA). */
export default function Contrast({
  color,
  ground,
  isLightOnly,
  isInvalid,
  isDisabled,
}: Props): ReactNode {
  const { colorMode } = useColorMode();
  if (isInvalid) {
    return (
      <p className={styles.contrast} role="status" data-low="">
        {translate({ id: 'site.Configurator.invalid', message: 'Write it like #1a2b3c' })}
      </p>
    );
  }
  if (isDisabled) {
    return (
      <p className={styles.contrast} role="status">
        {'\u00a0'}
      </p>
    );
  }
  const value = contrast(color, ground ?? pages[isLightOnly ? 'light' : colorMode]);
  const least = ground === undefined ? 3 : 4.5;
  const ratio = writeRatio(value);
  const isLow = value < least;
  const subject = isLightOnly
    ? translate(
        { id: 'site.Configurator.inLight', message: 'Contrast in light mode {ratio}' },
        { ratio },
      )
    : describe(ground === undefined, isLow, ratio);
  const limit =
    isLow &&
    translate(
      { id: 'site.Configurator.least', message: ', at least {least}' },
      { least: writeRatio(least) },
    );
  return (
    <p className={styles.contrast} role="status" data-low={isLow ? '' : undefined}>
      {limit ? subject + limit : subject}
    </p>
  );
}

/** Rounded down: what is too low is not shown as enough. */
export const writeRatio = (ratio: number): string =>
  `${(Math.floor(ratio * 10) / 10).toLocaleString('es')}:1`;

/** Names what the color is compared with where the line has room for it. */
function describe(isOnPage: boolean, isLow: boolean, ratio: string): string {
  if (isLow) {
    return translate({ id: 'site.Configurator.contrast', message: 'Contrast {ratio}' }, { ratio });
  }
  return isOnPage
    ? translate(
        { id: 'site.Configurator.withPage', message: 'Contrast with the page {ratio}' },
        { ratio },
      )
    : translate({ id: 'site.Configurator.ofBoth', message: 'Contrast of both {ratio}' }, { ratio });
}
