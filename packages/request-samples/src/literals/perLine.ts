/** One literal per line of text, for languages that concatenate adjacent literals. */
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
