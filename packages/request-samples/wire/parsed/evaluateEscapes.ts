/** Evaluates C-style escapes in a literal; throws on an escape that the language does not have. */
export function evaluateEscapes(text: string, single: Readonly<Record<string, string>>): string {
  return text.replace(
    /\\(?:u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|([\s\S]))/g,
    (
      escape,
      braced: string | undefined,
      four: string | undefined,
      character: string | undefined,
    ) => {
      const digits = braced ?? four;
      if (digits !== undefined) return String.fromCodePoint(parseInt(digits, 16));
      const value = single[character ?? ''];
      if (value === undefined) throw new Error(`${escape} is not an escape of the language`);
      return value;
    },
  );
}
