import { closest, distance } from 'fastest-levenshtein';

/** The known name with the fewest edits to `name`; undefined when that takes more than `limit`. */
export function findNearest(
  name: string,
  known: readonly string[],
  limit: number,
): string | undefined {
  const near = known.filter((candidate) => Math.abs(candidate.length - name.length) <= limit);
  const nearest = near.length === 0 ? undefined : closest(name, near);
  return nearest !== undefined && distance(name, nearest) <= limit ? nearest : undefined;
}
