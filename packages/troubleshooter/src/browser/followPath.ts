import type { Path } from './Path';

/**
 * The stops that lead to an id, from the start on. From the way taken so far it goes back, or one stop on; an id that is elsewhere is
 * reached by the shortest way. What is no stop changes nothing.
 */
export function followPath(path: Path, way: readonly string[], id: string): readonly string[] {
  const place = way.indexOf(id);
  if (place >= 0) return way.slice(0, place + 1);
  if (path.get(way[way.length - 1] ?? '')?.next.includes(id) === true) return [...way, id];
  return findWay(path, id) ?? way;
}

/** The shortest way from the start. */
function findWay(path: Path, id: string): string[] | undefined {
  const ways = [[...path.keys()].slice(0, 1)];
  const seen = new Set<string>();
  for (const way of ways) {
    const last = way[way.length - 1] ?? '';
    if (last === id) return way;
    for (const next of path.get(last)?.next ?? []) {
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/** Whether a way leads from one stop to another. */
export function leadsTo(path: Path, from: string, to: string): boolean {
  return (path.get(from)?.next ?? []).some((next) => next === to || leadsTo(path, next, to));
}
