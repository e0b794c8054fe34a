import type { Choice } from './choice';
import { type Color, mixColors } from './color';
import {
  code,
  functionToken,
  joinTokens,
  keywordToken,
  numberToken,
  propertyToken,
  selectorToken,
  stringToken,
  type Token,
  variableToken,
} from './tokens';

const triggerSelector = '#ai-findr-trigger';

/** The parts of a trigger that have a style, each with a selector that the widget documents. */
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

export type Part = keyof typeof selectors;

/** Values by CSS property. */
export type Declarations = Readonly<Record<string, readonly Token[]>>;

/** The rules of a trigger in their order. */
export type TriggerStyles = readonly (readonly [part: Part, declarations: Declarations])[];

const cornerRadii = {
  soft: code`${numberToken(8)}px`,
  pill: code`${numberToken(999)}px`,
  square: code`${numberToken(0)}`,
} as const;

/** Creates the styles of a trigger. */
export function createStyles(choice: Choice): TriggerStyles {
  const { trigger, mainColor, contrastColor, corners, position } = choice;
  const edge = code`${numberToken(24)}px`;
  const fixedPosition: Declarations = {
    position: code`fixed`,
    'inset-block-end': edge,
    [position === 'left' ? 'inset-inline-start' : 'inset-inline-end']: edge,
  };
  const isFixed = position !== 'page';
  const focus: Declarations = {
    outline: code`${numberToken(3)}px solid ${colorValue(mainColor)}`,
    'outline-offset': code`${numberToken(3)}px`,
  };
  const weight = { 'font-weight': code`${numberToken(600)}` };
  switch (trigger) {
    case 'button': {
      const button: Declarations = {
        ...createButtonColors(choice),
        '--button-border-radius': cornerRadii[corners],
        '--button-padding': code`${numberToken(12)}px ${numberToken(20)}px`,
        '--button-font-weight': weight['font-weight'],
        ...(isFixed && { '--button-box-shadow': floatingShadow }),
      };
      return [
        ...(isFixed ? [['position', fixedPosition] as const] : []),
        ['button', button],
        ['focus', focus],
      ];
    }
    case 'link': {
      const link = { ...(isFixed && fixedPosition), color: colorValue(mainColor), ...weight };
      return [
        ['link', link],
        ['focus', focus],
      ];
    }
    case 'field':
      return [
        [
          'container',
          { 'max-inline-size': code`${numberToken(32)}rem`, 'margin-inline': code`auto` },
        ],
        ['icon', { color: colorValue(mainColor) }],
        // With a smaller font, iOS zooms into the page when the field is tapped.
        ['input', { 'font-size': code`${numberToken(16)}px` }],
        [
          'submit',
          {
            'border-radius': cornerRadii[corners],
            background: colorValue(mainColor),
            color: colorValue(contrastColor),
          },
        ],
      ];
  }
}

const floatingShadow = code`${numberToken(0)} ${numberToken(8)}px ${numberToken(24)}px ${functionToken('rgb')}(${numberToken('0 0 0 ')}/ ${numberToken(30)}%)`;

/** Creates the styles that change in dark mode. */
export function createDarkStyles(choice: Choice): TriggerStyles {
  const dark = chooseDarkColors(choice);
  const color = colorValue(dark.mainColor);
  switch (choice.trigger) {
    case 'button':
      return [
        ['button', createButtonColors(dark)],
        ['focus', { 'outline-color': color }],
      ];
    case 'link':
      return [
        ['link', { color }],
        ['focus', { 'outline-color': color }],
      ];
    case 'field':
      return [
        ['icon', { color }],
        ['submit', { background: color, color: colorValue(dark.contrastColor) }],
      ];
  }
}

/** Derives the colors of dark mode: the main color becomes a light tint, the contrast color a dark shade of it. */
export function chooseDarkColors(choice: Choice): Choice {
  const { mainColor, style } = choice;
  return {
    ...choice,
    mainColor: mixColors(mainColor, '#ffffff', 0.7),
    contrastColor: mixColors(mainColor, '#000000', style === 'outlined' ? 0.85 : 0.75),
  };
}

/** Renders the stylesheet of a trigger as highlighted code. */
export function renderTriggerCss(choice: Choice): Token[] {
  const rules = renderRules(createStyles(choice));
  switch (choice.darkMode) {
    case 'none':
      return rules;
    case 'attribute': {
      const ancestor = [selectorToken('[data-theme='), stringToken("'dark'"), selectorToken('] ')];
      return code`${rules}\n\n${renderRules(createDarkStyles(choice), { ancestor })}`;
    }
    case 'system': {
      const query = [
        keywordToken('@media ('),
        propertyToken('prefers-color-scheme'),
        keywordToken(': dark) '),
      ];
      const darkRules = renderRules(createDarkStyles(choice), { indent: '  ' });
      return code`${rules}\n\n${query}{\n${darkRules}\n}`;
    }
  }
}

function renderRules(
  styles: TriggerStyles,
  { ancestor = [], indent = '' }: { ancestor?: readonly Token[]; indent?: string } = {},
): Token[] {
  const space = { text: indent };
  const rules = styles.map(([part, declarations], index) => {
    const lines = Object.entries(declarations).map(([property, value]) => {
      const name = property.startsWith('--') ? variableToken(property) : propertyToken(property);
      return code`${space}  ${name}: ${value};\n`;
    });
    const selector = [...ancestor, selectorToken(`${selectors[part]} `)];
    const separator = { text: index === 0 ? '' : '\n\n' };
    return code`${separator}${space}${selector}{\n${lines.flat()}${space}}`;
  });
  return joinTokens(rules.flat());
}

function createButtonColors({ mainColor, contrastColor, style }: Choice): Declarations {
  const isOutlined = style === 'outlined';
  const width = numberToken(isOutlined ? 2 : 1);
  return {
    '--button-background': colorValue(isOutlined ? contrastColor : mainColor),
    '--button-text-color': colorValue(isOutlined ? mainColor : contrastColor),
    '--button-border': code`${width}px solid ${colorValue(mainColor)}`,
  };
}

/** Shortens a color as formatters do, for example `#ffffff` to `#fff`. */
function colorValue(color: Color): Token[] {
  return [{ text: color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3') }];
}
