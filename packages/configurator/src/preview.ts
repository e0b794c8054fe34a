import type { CSSProperties } from 'react';
import { type Choice, defaultTexts } from './choice';
import type { Color } from './color';
import { formatQuery } from './query';
import {
  chooseDarkColors,
  createTriggerStyles,
  type Declarations,
  type TriggerStyles,
} from './triggerCss';

/** An element of the picture whose styles come from the generated CSS. */
type PicturePart = 'trigger' | 'container' | 'icon' | 'input' | 'submit';

/** What the picture of the trigger shows for a choice. */
export interface Preview {
  trigger: Choice['trigger'];
  text: string;
  isDark: boolean;
  /** Color of the outline of the focused trigger; undefined for `firstChoice`. */
  focusColor: Color | undefined;
  /**
   * Inline styles of the parts, with the values of the generated CSS. They are empty for `firstChoice`, which is in the built HTML and
   * therefore styled by the page's stylesheet: the CSP forbids style attributes in HTML, but not styles that scripts set.
   */
  styles: Readonly<Partial<Record<PicturePart, CSSProperties>>>;
}

export function createPreview(choice: Choice): Preview {
  const { trigger, text, darkMode } = choice;
  const isDark = darkMode !== 'none';
  const isFirst = formatQuery(choice, '') === '';
  const shownChoice = isDark ? chooseDarkColors(choice) : choice;
  return {
    trigger,
    text: text || defaultTexts[trigger],
    isDark,
    focusColor: isFirst ? undefined : shownChoice.mainColor,
    styles: isFirst ? {} : createPictureStyles(createTriggerStyles(shownChoice)),
  };
}

function createPictureStyles(styles: TriggerStyles): Preview['styles'] {
  const { position, button, link, container, icon, input, submit } = styles;
  const trigger: Declarations = { ...position, ...button, ...link };
  // A picture is narrower than a page, so a long text may not fit.
  const limit = 'position' in trigger && { 'max-inline-size': ['calc(100% - 48px)'] };
  return {
    trigger: toReactStyle({ ...trigger, ...limit }),
    container: toReactStyle(container),
    icon: toReactStyle(icon),
    input: toReactStyle(input),
    submit: toReactStyle(submit),
  };
}

/** Returns the declarations as a React style: values are texts, and names are in camel case, except those of custom properties. */
function toReactStyle(declarations: Declarations = {}): CSSProperties {
  const entries = Object.entries(declarations).map(([property, pieces]) => {
    const value = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
    if (property.startsWith('--')) return [property, value];
    return [property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), value];
  });
  return Object.fromEntries(entries) as CSSProperties;
}
