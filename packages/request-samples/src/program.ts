type Value = string | readonly string[] | false | undefined;

/**
 * Template tag that renders a program. The items of an array stand on lines of their own, with the indentation of the first. A line that
 * consists of an absent value, or of an empty array, is left out. The line break after the opening backtick is not part of the program.
 */
export function program(strings: TemplateStringsArray, ...values: readonly Value[]): string {
  const [start = '', ...texts] = strings;
  return texts.reduce((code, text, index) => {
    const value = values[index];
    // Undefined if the value does not stand at the start of its line.
    const indentation = /(?:^|\n)([ \t]*)$/.exec(code)?.[1];
    const rendered = typeof value === 'object' ? value.join(`\n${indentation ?? ''}`) : value || '';
    const isEmptyLine = rendered === '' && indentation !== undefined && text.startsWith('\n');
    return isEmptyLine
      ? code.slice(0, code.length - indentation.length) + text.slice(1)
      : code + rendered + text;
  }, start.slice(1));
}

/** Formats entries between braces, each on a line of its own; without entries just the braces. */
export function formatObject(entries: readonly string[], indentation = ''): string {
  if (entries.length === 0) return '{}';
  const lines = entries.map((entry) => `\n${indentation}  ${entry}`);
  return `{${lines.join(',')}\n${indentation}}`;
}
