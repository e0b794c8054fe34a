import type { CSSProperties } from 'react';
import { type Choice, firstChoice } from './choice';
import type { Color } from './color';
import { formatQuery } from './query';
import { tokensToText } from './tokens';
import {
  chooseDarkColors,
  createDarkStyles,
  createStyles,
  type Part,
  type TriggerStyles,
} from './triggerCss';
import type { TriggerTexts } from './triggerHtml';

/** The elements that the rules of the code style in a picture of the trigger. The color of the focus is a value of its own there. */
const pictureParts = {
  position: 'trigger',
  button: 'trigger',
  link: 'trigger',
  container: 'container',
  icon: 'icon',
  input: 'input',
  submit: 'submit',
  focus: undefined,
} as const satisfies Record<Part, string | undefined>;

export type PicturePart = NonNullable<(typeof pictureParts)[Part]>;

/** The content of a picture of the trigger. */
export interface Preview {
  trigger: Choice['trigger'];
  text: string;
  isDark: boolean;
  /** Color of the outline of a focused button or link. Undefined for the first variant. */
  focusColor: Color | undefined;
  /**
   * Inline styles of the parts, with the values of the code. They are empty for the first variant, which the page's stylesheet styles,
   * because the CSP forbids style attributes in HTML but lets scripts set styles.
   */
  styles: Readonly<Partial<Record<PicturePart, CSSProperties>>>;
}

/** Creates the preview of a choice. */
export function createPreview(choice: Choice, texts: TriggerTexts): Preview {
  const { trigger, text, darkMode } = choice;
  const isDark = darkMode !== 'none';
  const shownText = text || (trigger === 'field' ? texts.field : texts.button);
  const isFirst = formatQuery(choice, '') === formatQuery(firstChoice, '');
  if (isFirst) return { trigger, text: shownText, isDark, focusColor: undefined, styles: {} };
  return {
    trigger,
    text: shownText,
    isDark,
    focusColor: (isDark ? chooseDarkColors(choice) : choice).mainColor,
    styles: mergeStyles([...createStyles(choice), ...(isDark ? createDarkStyles(choice) : [])]),
  };
}

/** Merges the rules of each element; later ones override earlier ones. */
function mergeStyles(styles: TriggerStyles): Preview['styles'] {
  const merged: Partial<Record<PicturePart, CSSProperties>> = {};
  for (const [part, declarations] of styles) {
    const picturePart = pictureParts[part];
    if (picturePart === undefined) continue;
    const properties = Object.entries(declarations).map(([property, value]) => [
      toStyleName(property),
      tokensToText(value),
    ]);
    merged[picturePart] = {
      ...merged[picturePart],
      // A picture is narrower than a page, so a long text may not fit.
      ...('position' in declarations && { maxInlineSize: 'calc(100% - 48px)' }),
      ...(Object.fromEntries(properties) as CSSProperties),
    };
  }
  return merged;
}

/** Returns the name of a CSS property in a React style. */
function toStyleName(property: string): string {
  if (property.startsWith('--')) return property;
  return property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
