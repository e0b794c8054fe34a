/** A text as one literal a line, each ending in its line break, for languages that join neighbouring literals. */
export function writePerLine(
  text: string,
  quoteLine: (line: string) => string,
  indent: string,
): string {
  const lines = text.split(/(?<=\n)/);
  return lines.length === 1
    ? quoteLine(text)
    : lines.map((line) => `\n${indent}${quoteLine(line)}`).join('');
}
