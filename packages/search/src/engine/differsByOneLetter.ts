/** Whether the edit distance of two words is 1: a letter replaced, added or omitted, or two adjacent ones swapped. */
export function differsByOneLetter(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) {
    return false;
  }
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) {
    start += 1;
  }
  const rest = (word: string, from: number) => word.slice(from);
  switch (a.length - b.length) {
    case 1:
      return rest(a, start + 1) === rest(b, start);
    case -1:
      return rest(a, start) === rest(b, start + 1);
    default:
      return (
        rest(a, start + 1) === rest(b, start + 1) ||
        (a[start] === b[start + 1] &&
          a[start + 1] === b[start] &&
          rest(a, start + 2) === rest(b, start + 2))
      );
  }
}
