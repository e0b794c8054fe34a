import { type Choice, cleanText, firstChoice, type Setting, settings } from './choice';
import { parseColor } from './color';

/** Names of the query parameters, which are Spanish as the pages are. URLs have them in this order. */
export const queryNames: { readonly [name in keyof Choice]: string } = {
  trigger: 'trigger',
  text: 'texto',
  mainColor: 'color',
  contrastColor: 'letra',
  style: 'estilo',
  corners: 'esquinas',
  position: 'posicion',
  darkMode: 'oscuro',
};

/** Query parameter values of the settings that are chosen from a list. */
export const queryValues: { readonly [name in Setting]: Readonly<Record<Choice[name], string>> } = {
  trigger: { button: 'boton', field: 'campo', link: 'enlace' },
  style: { filled: 'relleno', outlined: 'borde' },
  corners: { soft: 'suaves', pill: 'pildora', square: 'rectas' },
  position: { page: 'pagina', right: 'derecha', left: 'izquierda' },
  darkMode: { none: 'no', system: 'sistema', attribute: 'atributo' },
};

const names = Object.keys(queryNames) as (keyof Choice)[];

/** Parses the query of a URL. A parameter with a value that is not in the lists is ignored. */
export function parseQuery(search: string): Choice {
  const query = new URLSearchParams(search);
  const entries = names.map((name) => {
    const value = parseValue(name, query.get(queryNames[name]) ?? '');
    return [name, value ?? firstChoice[name]];
  });
  return Object.fromEntries(entries) as Choice;
}

/** Puts a choice into the query of a URL. Values of the first variant are left out, and other parameters stay. */
export function formatQuery(choice: Choice, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of names) {
    // The parameter is deleted and set again, so that the order does not depend on what was chosen first.
    query.delete(queryNames[name]);
    const value = choice[name].trim();
    if (value !== firstChoice[name]) query.set(queryNames[name], formatValue(name, value));
  }
  return query.toString();
}

/** Returns undefined for a value that the setting does not have. */
function parseValue(name: keyof Choice, text: string): string | undefined {
  if (name === 'text') return cleanText(text).trim();
  if (name === 'mainColor' || name === 'contrastColor') return parseColor(text);
  const values: Readonly<Record<string, string>> = queryValues[name];
  return settings[name].find((value) => values[value] === text);
}

function formatValue(name: keyof Choice, value: string): string {
  if (name === 'text') return value;
  if (name === 'mainColor' || name === 'contrastColor') return value.slice(1);
  const values: Readonly<Record<string, string>> = queryValues[name];
  return values[value] ?? value;
}
