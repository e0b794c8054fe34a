/** Values of the reader's project by the names of their fields. */
export type Values = Readonly<Record<string, string>>;

/**
 * What a value may be: ids have no other characters, and none of these ends a string, a tag or a command in any language of the
 * samples. Dots alone would be another path.
 */
export const valuePattern = /^(?!\.+$)[\w.-]{1,64}$/;

/** Why a text is no value; undefined for one that is. */
export function findProblem(text: string): 'wrongCharacters' | 'tooLong' | undefined {
  if (valuePattern.test(text)) return undefined;
  return /^[\w.-]{65,}$/.test(text) ? 'tooLong' : 'wrongCharacters';
}

/** Reads kept values; whatever else is there is left out. */
export function parseValues(kept: string | null): Values {
  try {
    const parsed: unknown = JSON.parse(kept ?? '{}');
    return typeof parsed === 'object' && parsed !== null
      ? Object.fromEntries(Object.entries(parsed).filter(isValue))
      : {};
  } catch {
    return {};
  }
}

function isValue(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string' && valuePattern.test(entry[1]);
}
