import { findProblem, type Values } from '../values';

/** Values with what is written in place of those of the same fields: an empty text removes one, a text that is no value leaves it. */
export function mergeValues(values: Values, written: Values): Values {
  const merged = { ...values };
  for (const [name, text] of Object.entries(written)) {
    const value = text.trim();
    if (value === '') delete merged[name];
    else if (findProblem(value) === undefined) merged[name] = value;
  }
  return merged;
}
