/**
 * Matches a valid value. Ids have no other characters, and none of these ends a string, a tag or a command in any language of the samples.
 * Dots alone are excluded, because they would lead to another path in a URL.
 */
export const valuePattern = /^(?!\.+$)[\w.-]{1,64}$/;

/** Returns the message for a text that is not accepted as a value, or undefined for a value. */
export function findValueError(text: string): string | undefined {
  if (valuePattern.test(text)) return undefined;
  return /^[\w.-]{65,}$/.test(text)
    ? 'Es demasiado largo: 64 caracteres como máximo.'
    : 'Usa solo letras sin tilde, números, puntos y guiones, sin espacios.';
}
