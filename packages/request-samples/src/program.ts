type Value = string | readonly string[] | false | undefined;

/**
 * The text of a program. Items of a list stand on lines of their own, with the indent of the first; a line that has nothing but an
 * absent value, or an empty list, is left out. The line break after the opening mark is not part of the program.
 */
export function program(strings: TemplateStringsArray, ...values: readonly Value[]): string {
  let code = '';
  strings.forEach((text, index) => {
    if (index === 0) {
      code = text.replace(/^\n/, '');
      return;
    }
    const value = values[index - 1];
    const indent = /(?:^|\n)([ \t]*)$/.exec(code)?.[1];
    const written = typeof value === 'object' ? value.join(`\n${indent ?? ''}`) : value || '';
    const isEmptyLine = written === '' && indent !== undefined && text.startsWith('\n');
    code = isEmptyLine
      ? code.slice(0, code.length - indent.length) + text.slice(1)
      : code + written + text;
  });
  return code;
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
