import { type Color, parseColor } from './color';

/** The values of what has a few, by the names that the address has; the first is that of the first variant. */
export const values = {
  trigger: ['boton', 'campo', 'enlace'],
  estilo: ['relleno', 'borde'],
  esquinas: ['suaves', 'pildora', 'rectas'],
  posicion: ['pagina', 'derecha', 'izquierda'],
  oscuro: ['no', 'sistema', 'atributo'],
} as const;

export type Setting = keyof typeof values;

/** What the reader has chosen; names are those of the address. */
export type Choice = { readonly [name in Setting]: (typeof values)[name][number] } & {
  readonly color: Color;
  readonly letra: Color;
  /** Text of the button or of the field; empty for the usual one. */
  readonly texto: string;
};

export const firstChoice: Choice = {
  trigger: 'boton',
  texto: '',
  color: '#1d63b0',
  letra: '#ffffff',
  estilo: 'relleno',
  esquinas: 'suaves',
  posicion: 'pagina',
  oscuro: 'no',
};

const maximumText = 40;

const names = Object.keys(firstChoice) as (keyof Choice)[];

/** Reads a choice from the query of an address. What is not one of ours is as if it were not there. */
export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search);
  const read = names.map((name) => [
    name,
    readValue(name, query.get(name) ?? '') ?? firstChoice[name],
  ]);
  return Object.fromEntries(read) as Choice;
}

/** The query of an address with a choice: what the first variant has is left out, and what is not ours stays. */
export function writeChoice(choice: Choice, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of names) {
    // Whatever was chosen first, an address has one order.
    query.delete(name);
    const value = choice[name].trim();
    const isColor = name === 'color' || name === 'letra';
    if (value !== firstChoice[name]) query.set(name, isColor ? value.slice(1) : value);
  }
  return query.toString();
}

/** Whether a setting changes anything of a trigger: a link is text alone, and a field has its place in the page. */
export function applies(name: keyof Choice, trigger: Choice['trigger']): boolean {
  if (trigger === 'campo') return name !== 'estilo' && name !== 'posicion';
  return trigger === 'boton' || (name !== 'letra' && name !== 'estilo' && name !== 'esquinas');
}

/** Text as it may stand in an address: one short line. */
export const cleanText = (text: string): string =>
  [...text.replace(/[\p{C}\p{Z}]+/gu, ' ')].slice(0, maximumText).join('');

/** A value as a choice has it; undefined where it is not one of ours. */
function readValue(name: keyof Choice, text: string): string | undefined {
  if (name === 'texto') return cleanText(text).trim();
  if (name === 'color' || name === 'letra') return parseColor(text);
  return (values[name] as readonly string[]).includes(text) ? text : undefined;
}
