type Value = string | readonly string[] | false | undefined;

/**
 * The text of a program. Items of a list stand on lines of their own, with the indent of the first; a line that has nothing but an
 * absent value, or an empty list, is left out. The line break after the opening mark is not part of the program.
 */
export function program(strings: TemplateStringsArray, ...values: readonly Value[]): string {
  const [first = '', ...others] = strings;
  return others.reduce((code, text, index) => {
    const value = values[index];
    const indent = /(?:^|\n)([ \t]*)$/.exec(code)?.[1];
    const written = typeof value === 'object' ? value.join(`\n${indent ?? ''}`) : value || '';
    const isEmptyLine = written === '' && indent !== undefined && text.startsWith('\n');
    return isEmptyLine
      ? code.slice(0, code.length - indent.length) + text.slice(1)
      : code + written + text;
  }, first.slice(1));
}

/** Items between brackets, each on a line of its own; just the brackets without items. */
export function writeList(
  [open = '', close = '']: string,
  items: readonly string[],
  indent = '',
): string {
  if (items.length === 0) return open + close;
  const lines = items.map((item) => `\n${indent}  ${item}`);
  return `${open}${lines.join(',')}\n${indent}${close}`;
}
