import {
  type Choice,
  firstChoice,
  type Setting,
  settingNames,
  settings,
  toShortLine,
} from './choice';
import { parseColor } from './color';

/** Parses the query of a URL. A setting whose parameter is missing or has an unknown value is as in `firstChoice`. */
export function parseQuery(search: string): Choice {
  const query = new URLSearchParams(search);
  const entries = settingNames.map((name) => {
    const value = parseQueryValue(name, query.get(settings[name].parameter) ?? '');
    return [name, value ?? firstChoice[name]];
  });
  return Object.fromEntries(entries) as Choice;
}

/** Returns the query `currentSearch` with a choice in it, without `?`. Values that equal those of `firstChoice` are left out. */
export function formatQuery(choice: Choice, currentSearch: string): string {
  const query = new URLSearchParams(currentSearch);
  for (const name of settingNames) {
    const { parameter } = settings[name];
    // The parameter is deleted and set again, so that the order does not depend on what was chosen first.
    query.delete(parameter);
    const value = choice[name].trim();
    if (value !== firstChoice[name]) query.set(parameter, formatQueryValue(name, value));
  }
  return query.toString();
}

/** Returns undefined for a value that the setting does not have. */
function parseQueryValue(name: Setting, text: string): string | undefined {
  if (name === 'text') return toShortLine(text).trim();
  const setting = settings[name];
  if (!('values' in setting)) return parseColor(text);
  return setting.values.find(({ parameter }) => parameter === text)?.value;
}

function formatQueryValue(name: Setting, chosen: string): string {
  if (name === 'text') return chosen;
  const setting = settings[name];
  if (!('values' in setting)) return chosen.slice(1);
  return setting.values.find(({ value }) => value === chosen)?.parameter ?? chosen;
}
