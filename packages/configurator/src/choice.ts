import type { Color } from './color';

/**
 * The settings in the order of their controls and of the query of the URL. `parameter` is the name of a setting or of a value in the query.
 * The label of a color depends on what it colors (`formatColorLabel`).
 */
export const settings = {
  trigger: {
    parameter: 'trigger',
    label: 'Trigger',
    values: [
      { value: 'button', parameter: 'boton', label: 'Botón' },
      { value: 'field', parameter: 'campo', label: 'Campo de texto' },
      { value: 'link', parameter: 'enlace', label: 'Enlace' },
    ],
  },
  text: { parameter: 'texto', label: 'Texto' },
  mainColor: { parameter: 'color' },
  contrastColor: { parameter: 'letra' },
  style: {
    parameter: 'estilo',
    label: 'Estilo',
    values: [
      { value: 'filled', parameter: 'relleno', label: 'Relleno' },
      { value: 'outlined', parameter: 'borde', label: 'Con borde' },
    ],
  },
  corners: {
    parameter: 'esquinas',
    label: 'Esquinas',
    values: [
      { value: 'soft', parameter: 'suaves', label: 'Suaves' },
      { value: 'pill', parameter: 'pildora', label: 'Píldora' },
      { value: 'square', parameter: 'rectas', label: 'Rectas' },
    ],
  },
  position: {
    parameter: 'posicion',
    label: 'Posición',
    values: [
      { value: 'page', parameter: 'pagina', label: 'Página' },
      { value: 'right', parameter: 'derecha', label: 'Derecha' },
      { value: 'left', parameter: 'izquierda', label: 'Izquierda' },
    ],
  },
  darkMode: {
    parameter: 'oscuro',
    label: 'Modo oscuro',
    values: [
      { value: 'none', parameter: 'no', label: 'No' },
      { value: 'system', parameter: 'sistema', label: 'Sistema' },
      { value: 'attribute', parameter: 'atributo', label: 'Atributo' },
    ],
  },
} as const;

export type Setting = keyof typeof settings;

/** A setting whose value is chosen from a list. */
type ListSetting = Exclude<Setting, 'text' | 'mainColor' | 'contrastColor'>;

export type Choice = {
  readonly [name in ListSetting]: (typeof settings)[name]['values'][number]['value'];
} & {
  /** Color of a filled button, of border and text of an outlined one, of a link's text, of a field's icon and button, of focus outlines. */
  readonly mainColor: Color;
  /** Color of the text of a filled button, of the background of an outlined button, of the arrow of a field. */
  readonly contrastColor: Color;
  /** Text of the button or link, or placeholder of the field; empty for the default one. */
  readonly text: string;
};

export const settingNames = Object.keys(settings) as Setting[];

/** The choice that the built HTML shows, before the URL or the reader changes anything. */
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

/** Texts that triggers have if the reader enters none. */
export const defaultTexts: Readonly<Record<Choice['trigger'], string>> = {
  button: 'Preguntar',
  field: '¿Qué buscas?',
  link: 'Preguntar',
};

const maximumTextLength = 40;

/** Returns whether a setting affects a trigger: a link has no box, and a field has one style and no fixed position. */
export function isSettingUsed(name: Setting, trigger: Choice['trigger']): boolean {
  switch (trigger) {
    case 'button':
      return true;
    case 'field':
      return name !== 'style' && name !== 'position';
    case 'link':
      return name !== 'contrastColor' && name !== 'style' && name !== 'corners';
  }
}

/** Replaces each run of whitespace and invisible characters by a space and keeps the first 40 characters: the text may be from a URL. */
export function toShortLine(text: string): string {
  const characters = [...text.replace(/[\p{C}\p{Z}]+/gu, ' ')];
  return characters.slice(0, maximumTextLength).join('');
}
