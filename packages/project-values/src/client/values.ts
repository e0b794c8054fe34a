/** Values of the reader's project by the names of their fields. */
export type Values = Readonly<Record<string, string>>;

/**
 * Matches a valid value. Ids have no other characters, and none of these ends a string, a tag or a command in any language of the samples.
 * Dots alone are excluded, because they would lead to another path in a URL.
 */
export const valuePattern = /^(?!\.+$)[\w.-]{1,64}$/;

/** Returns why a text is not accepted as a value, or undefined if it is. */
export function findValueError(text: string): 'wrongCharacters' | 'tooLong' | undefined {
  if (valuePattern.test(text)) return undefined;
  return /^[\w.-]{65,}$/.test(text) ? 'tooLong' : 'wrongCharacters';
}

/** Parses stored values, and leaves out everything that is not a value. */
export function parseValues(stored: string | null): Values {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    return typeof parsed === 'object' && parsed !== null
      ? Object.fromEntries(Object.entries(parsed).filter(isValueEntry))
      : {};
  } catch {
    return {};
  }
}

function isValueEntry(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string' && valuePattern.test(entry[1]);
}
