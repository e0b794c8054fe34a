import type { Color } from './color';

/** The settings that are chosen from a list. The first value of each is that of the first variant, which the pages show. */
export const settings = {
  trigger: ['button', 'field', 'link'],
  style: ['filled', 'outlined'],
  corners: ['soft', 'pill', 'square'],
  position: ['page', 'right', 'left'],
  darkMode: ['none', 'system', 'attribute'],
} as const;

export type Setting = keyof typeof settings;

/** The values that the reader has chosen. */
export type Choice = { readonly [name in Setting]: (typeof settings)[name][number] } & {
  /** Color of a filled button, of the border and the text of an outlined one, of the text of a link. */
  readonly mainColor: Color;
  /** Color on or behind the main color: the text of a filled button, the background of an outlined one. */
  readonly contrastColor: Color;
  /** Text of the button or placeholder of the field; empty for the default one. */
  readonly text: string;
};

export const firstChoice: Choice = {
  trigger: 'button',
  text: '',
  mainColor: '#1d63b0',
  contrastColor: '#ffffff',
  style: 'filled',
  corners: 'soft',
  position: 'page',
  darkMode: 'none',
};

const maximumTextLength = 40;

/** Whether a setting changes anything about a trigger, because a link has no box, and a field is always in the page. */
export function isSettingUsed(name: keyof Choice, trigger: Choice['trigger']): boolean {
  switch (trigger) {
    case 'button':
      return true;
    case 'field':
      return name !== 'style' && name !== 'position';
    case 'link':
      return name !== 'contrastColor' && name !== 'style' && name !== 'corners';
  }
}

/** Reduces a text to one short line without control characters, because it may come from a URL. */
export function cleanText(text: string): string {
  const characters = [...text.replace(/[\p{C}\p{Z}]+/gu, ' ')];
  return characters.slice(0, maximumTextLength).join('');
}
