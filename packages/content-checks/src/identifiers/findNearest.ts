import { distance } from 'fastest-levenshtein';

/** The known name with the fewest edits to `name`; undefined when that takes more than `limit`. */
export function findNearest(
  name: string,
  known: readonly string[],
  limit: number,
): string | undefined {
  let nearest: string | undefined;
  let best = limit + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= best) continue;
    const edits = distance(name, candidate);
    if (edits < best) [nearest, best] = [candidate, edits];
  }
  return nearest;
}
