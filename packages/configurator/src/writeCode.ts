import type { Choice } from './choice';
import { type Color, mix } from './color';

/** The texts of a trigger: of a button, of a field, and the name of a field. */
export interface TriggerTexts {
  readonly button: string;
  readonly field: string;
  readonly name: string;
}

type Rule = readonly [selector: string, declarations: Readonly<Record<string, string>>];

const any = '#ai-findr-trigger';
/** Whether the widget puts its class on the element with the id is not published: both are named. */
const button = `:is(${any}, .ai-findr-trigger-button)`;
const focused = `${any}:focus-visible`;
const radii = { suaves: '8px', pildora: '999px', rectas: '0' } as const;

/** The trigger's element. */
export function writeHtml({ trigger, texto }: Choice, texts: TriggerTexts): string {
  if (trigger !== 'campo') {
    const text = escape(texto === '' ? texts.button : texto);
    return trigger === 'boton'
      ? `<button type="button" id="ai-findr-trigger">${text}</button>`
      : `<a href="ayuda.html" id="ai-findr-trigger" role="button">${text}</a>`;
  }
  const attributes = [
    'type="text"',
    'id="ai-findr-trigger"',
    `aria-label="${escape(texts.name)}"`,
    `placeholder="${escape(texto === '' ? texts.field : texto)}"`,
    'autocomplete="off"',
  ];
  return `<input\n  ${attributes.join('\n  ')}\n/>`;
}

/** The stylesheet, which names only what the widget documents. */
export function writeCss(choice: Choice): string {
  const rules = choice.trigger === 'campo' ? styleField(choice) : styleTrigger(choice);
  return [...rules.map((rule) => writeRule(rule)), ...writeDark(choice)].join('\n\n');
}

/** A button or a link. */
function styleTrigger(choice: Choice): Rule[] {
  const { trigger, color, esquinas, posicion } = choice;
  const isFixed = posicion !== 'pagina';
  const variables = {
    ...paintButton(choice),
    '--button-border-radius': radii[esquinas],
    '--button-padding': '12px 20px',
    '--button-font-weight': '600',
    ...(isFixed && { '--button-box-shadow': '0 8px 24px rgb(0 0 0 / 30%)' }),
  };
  const edge = posicion === 'izquierda' ? 'start' : 'end';
  const place = { position: 'fixed', 'inset-block-end': '24px', [`inset-inline-${edge}`]: '24px' };
  const looks: Rule[] =
    trigger === 'boton'
      ? [...(isFixed ? [[any, place] as const] : []), [button, variables]]
      : [[any, { ...(isFixed && place), color: shorten(color), 'font-weight': '600' }]];
  return [...looks, [focused, { outline: `3px solid ${shorten(color)}`, 'outline-offset': '3px' }]];
}

function styleField({ color, letra, esquinas }: Choice): Rule[] {
  return [
    ['.ai-findr-trigger-input-container', { 'max-inline-size': '32rem', 'margin-inline': 'auto' }],
    ['.ai-findr-trigger-icon', { color: shorten(color) }],
    ['.ai-findr-trigger-input', { 'font-size': '16px' }],
    [
      '.ai-findr-trigger-submit',
      {
        'border-radius': radii[esquinas],
        background: shorten(color),
        color: shorten(letra),
      },
    ],
  ];
}

/** In dark mode the color is a light tint, and what is on it a dark shade. */
export function darken(choice: Choice): Choice {
  const { color } = choice;
  return {
    ...choice,
    color: mix(color, '#ffffff', 0.7),
    letra: mix(color, '#000000', choice.estilo === 'borde' ? 0.85 : 0.75),
  };
}

function writeDark(choice: Choice): string[] {
  if (choice.oscuro === 'no') return [];
  const dark = darken(choice);
  const color = shorten(dark.color);
  const rules: Rule[] =
    choice.trigger === 'campo'
      ? [
          ['.ai-findr-trigger-icon', { color }],
          ['.ai-findr-trigger-submit', { background: color, color: shorten(dark.letra) }],
        ]
      : [
          choice.trigger === 'boton' ? [button, paintButton(dark)] : [any, { color }],
          [focused, { 'outline-color': color }],
        ];
  if (choice.oscuro === 'atributo') {
    return rules.map(([selector, body]) => writeRule([`[data-theme='dark'] ${selector}`, body]));
  }
  const inside = rules.map((rule) => writeRule(rule, '  ')).join('\n\n');
  return [`@media (prefers-color-scheme: dark) {\n${inside}\n}`];
}

function paintButton({ color, letra, estilo }: Choice): Record<string, string> {
  const [ground, text] = estilo === 'borde' ? [letra, color] : [color, letra];
  return {
    '--button-background': shorten(ground),
    '--button-text-color': shorten(text),
    '--button-border': `${estilo === 'borde' ? 2 : 1}px solid ${shorten(color)}`,
  };
}

function writeRule([selector, declarations]: Rule, indent = ''): string {
  const lines = Object.entries(declarations).map(
    ([property, value]) => `${indent}  ${property}: ${value};`,
  );
  return `${indent}${selector} {\n${lines.join('\n')}\n${indent}}`;
}

/** `#ffffff` as `#fff`, as formatters write it. */
const shorten = (color: Color): string => color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
