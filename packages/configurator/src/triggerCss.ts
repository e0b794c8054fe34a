import type { Token } from '@aifindr-docs/code-blocks/highlight/tokens';
import type { Choice } from './choice';
import { type Color, mixColors } from './color';
import { mergePieces, type Piece } from './tokens';

const triggerSelector = '#ai-findr-trigger';

/** The parts of a trigger that have a style, each with a selector of documented names, in the order of their rules. */
const selectors = {
  position: triggerSelector,
  // It is not published whether the element with the id gets the class of the widget, so the selector has both.
  button: `:is(${triggerSelector}, .ai-findr-trigger-button)`,
  link: triggerSelector,
  container: '.ai-findr-trigger-input-container',
  icon: '.ai-findr-trigger-icon',
  input: '.ai-findr-trigger-input',
  submit: '.ai-findr-trigger-submit',
  focus: `${triggerSelector}:focus-visible`,
} as const;

/** Values by CSS property, as highlighted code. */
export type Declarations = Readonly<Record<string, readonly Piece[]>>;

/** The declarations of each part of a trigger; a part without declarations is absent. */
export type TriggerStyles = Readonly<Partial<Record<keyof typeof selectors, Declarations>>>;

const cornerRadii = { soft: cssValue`${8}px`, pill: cssValue`${999}px`, square: cssValue`${0}` };
const rgb: Piece = { text: 'rgb', color: 'function' };

/** Creates the CSS declarations of each part of the trigger, without the overrides for dark mode. */
export function createTriggerStyles(choice: Choice): TriggerStyles {
  const { trigger, corners, position } = choice;
  const color = shortenColor(choice.mainColor);
  const isFixed = position !== 'page';
  const fixedPosition: Declarations = {
    position: cssValue`fixed`,
    'inset-block-end': cssValue`${24}px`,
    [position === 'left' ? 'inset-inline-start' : 'inset-inline-end']: cssValue`${24}px`,
  };
  const outline = cssValue`${3}px solid ${color}`;
  const focus: Declarations = { outline, 'outline-offset': cssValue`${3}px` };
  switch (trigger) {
    case 'button': {
      const button: Declarations = {
        ...createButtonColors(choice),
        '--button-border-radius': cornerRadii[corners],
        '--button-padding': cssValue`${12}px ${20}px`,
        '--button-font-weight': cssValue`${600}`,
        // The space before `/` is a piece of its own, because the highlighter joins it to the number before it.
        ...(isFixed && {
          '--button-box-shadow': cssValue`${0} ${8}px ${24}px ${rgb}(${0} ${0} ${0} ${'/ '}${30}%)`,
        }),
      };
      return { ...(isFixed && { position: fixedPosition }), button, focus };
    }
    case 'link':
      return {
        link: { ...(isFixed && fixedPosition), color: [color], 'font-weight': cssValue`${600}` },
        focus,
      };
    case 'field':
      return {
        container: { 'max-inline-size': cssValue`${32}rem`, 'margin-inline': cssValue`auto` },
        icon: { color: [color] },
        // With a smaller font, iOS zooms into the page when the field is tapped.
        input: { 'font-size': cssValue`${16}px` },
        submit: {
          'border-radius': cornerRadii[corners],
          background: [color],
          color: [shortenColor(choice.contrastColor)],
        },
      };
  }
}

function createDarkOverrides(choice: Choice): TriggerStyles {
  const dark = chooseDarkColors(choice);
  const color = shortenColor(dark.mainColor);
  const focus: Declarations = { 'outline-color': [color] };
  switch (choice.trigger) {
    case 'button':
      return { button: createButtonColors(dark), focus };
    case 'link':
      return { link: { color: [color] }, focus };
    case 'field':
      return {
        icon: { color: [color] },
        submit: { background: [color], color: [shortenColor(dark.contrastColor)] },
      };
  }
}

/** Replaces the colors of a choice by those for dark mode: a light tint and a dark shade of the main color. */
export function chooseDarkColors(choice: Choice): Choice {
  const { mainColor, style } = choice;
  return {
    ...choice,
    mainColor: mixColors(mainColor, '#ffffff', 0.7),
    contrastColor: mixColors(mainColor, '#000000', style === 'outlined' ? 0.85 : 0.75),
  };
}

function createButtonColors({ mainColor, contrastColor, style }: Choice): Declarations {
  const isOutlined = style === 'outlined';
  return {
    '--button-background': [shortenColor(isOutlined ? contrastColor : mainColor)],
    '--button-text-color': [shortenColor(isOutlined ? mainColor : contrastColor)],
    '--button-border': cssValue`${isOutlined ? 2 : 1}px solid ${shortenColor(mainColor)}`,
  };
}

/** Shortens a color as formatters do, for example `#ffffff` to `#fff`. */
function shortenColor(color: Color): string {
  return color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
}

/** Renders the stylesheet of a trigger as highlighted code. */
export function renderTriggerCss(choice: Choice): Token[] {
  const rules = renderRules(createTriggerStyles(choice));
  switch (choice.darkMode) {
    case 'none':
      return mergePieces(rules);
    case 'attribute': {
      const ancestor: Piece[] = [
        { text: '[data-theme=', color: 'function' },
        { text: "'dark'", color: 'string' },
        { text: '] ', color: 'function' },
      ];
      return mergePieces([...rules, '\n\n', ...renderRules(createDarkOverrides(choice), ancestor)]);
    }
    case 'system': {
      const query: Piece[] = [
        { text: '@media (', color: 'keyword' },
        { text: 'prefers-color-scheme', color: 'function' },
        { text: ': dark) ', color: 'keyword' },
      ];
      const darkRules = renderRules(createDarkOverrides(choice), [], '  ');
      return mergePieces([...rules, '\n\n', ...query, '{\n', ...darkRules, '\n}']);
    }
  }
}

/** Renders a rule for each part that has declarations, with `ancestor` before its selector and `indent` before each of its lines. */
function renderRules(styles: TriggerStyles, ancestor: Piece[] = [], indent = ''): Piece[] {
  const rules = Object.entries(selectors).flatMap(([part, selector]) => {
    const declarations = styles[part as keyof typeof selectors];
    return declarations === undefined ? [] : [{ selector, declarations }];
  });
  return rules.flatMap(({ selector, declarations }, index): Piece[] => [
    index === 0 ? indent : `\n\n${indent}`,
    ...ancestor,
    { text: `${selector} `, color: 'function' },
    '{\n',
    ...Object.entries(declarations).flatMap(([property, pieces]): Piece[] => [
      `${indent}  `,
      // Custom properties are highlighted as variables, which have the color of numbers.
      { text: property, color: property.startsWith('--') ? 'number' : 'function' },
      ': ',
      ...pieces,
      ';\n',
    ]),
    `${indent}}`,
  ]);
}

/** Creates the pieces of a CSS value. Interpolated numbers get their color, and the text between them has none. */
function cssValue(texts: TemplateStringsArray, ...contents: readonly (number | Piece)[]): Piece[] {
  return texts.flatMap((text, index): Piece[] => {
    const content = contents[index] ?? '';
    return [text, typeof content === 'number' ? { text: `${content}`, color: 'number' } : content];
  });
}
