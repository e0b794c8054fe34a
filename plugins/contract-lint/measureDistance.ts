/** Number of single-character edits that turn one name into another (Levenshtein). */
export function measureDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const substitution = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(
        Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, substitution),
      );
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** The known name that a name was probably meant to be. */
export function findNearest(
  name: string,
  known: Iterable<string>,
  limit: number,
): string | undefined {
  let nearest: string | undefined;
  let best = limit + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= best) continue;
    const distance = measureDistance(name, candidate);
    if (distance < best) [nearest, best] = [candidate, distance];
  }
  return nearest;
}
