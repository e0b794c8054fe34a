/** A text without the backticks around its inline code. */
export function withoutMarks(text: string): string {
  return text.replaceAll('`', '');
}
