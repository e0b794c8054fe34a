/**
 * Matches a valid value. Ids have no other characters, and none of these ends a string, a tag or a command in any language of the samples.
 * Values of dots alone are excluded, because URLs resolve the path segments `.` and `..`.
 */
export const valuePattern = /^(?!\.+$)[\w.-]{1,64}$/;

/** Returns the error message for a text that is not a valid value; undefined for a valid one. */
export function findValueError(text: string): string | undefined {
  if (valuePattern.test(text)) return undefined;
  return /^[\w.-]{65,}$/.test(text)
    ? 'Es demasiado largo: 64 caracteres como máximo.'
    : 'Usa solo letras sin tilde, números, puntos y guiones, sin espacios.';
}
