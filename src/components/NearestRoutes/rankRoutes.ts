/** Routes below this share of the best score are not suggested: they only share its folder. */
const nearness = 0.8;

/** Words that have less in common are other words, such as "esto" and "respuesta". */
const likeness = 0.5;

/**
 * The routes whose paths look most like a path that does not exist, nearest first.
 *
 * @param path the requested path, decoded as the router does
 * @param routes existing paths
 * @param count how many to return at most
 */
export function rankRoutes(path: string, routes: readonly string[], count: number): string[] {
  const asked = words(beyondFolder(path.replace(/\/+$/, ''), routes));
  const ranked = routes
    .map((route) => ({ route, score: similarity(asked, words(route)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.route.localeCompare(b.route));
  return ranked
    .filter(({ score }) => score >= (ranked[0]?.score ?? 0) * nearness)
    .slice(0, count)
    .map(({ route }) => route);
}

/** The end of a path: that its folder exists does not say which page was meant. */
function beyondFolder(path: string, routes: readonly string[]): string {
  const parts = path.split('/');
  let end = parts.length - 1;
  const isFolder = () =>
    routes.some((route) => route.startsWith(`${parts.slice(0, end).join('/')}/`));
  while (end > 0 && !isFolder()) end -= 1;
  return parts.slice(end).join('/');
}

/** Words of a path, without those that say nothing: what every route starts with, articles and prepositions. */
function words(path: string): string[] {
  return path
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.(html|mdx?)$/, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && word !== 'docs' && word !== 'del');
}

/** Sum, over the requested words, of how well the best word of the route matches. */
function similarity(asked: readonly string[], route: readonly string[]): number {
  const total = asked
    .map((word) => Math.max(0, ...route.map((other) => bigramOverlap(word, other))))
    .filter((score) => score >= likeness)
    .reduce((sum, score) => sum + score, 0);
  return total / Math.sqrt(route.length || 1);
}

/** Sørensen–Dice coefficient over pairs of letters, 0 to 1. */
function bigramOverlap(a: string, b: string): number {
  if (a === b) {
    return 1;
  }
  const pairs = (word: string) => new Set([...word].slice(1).map((letter, i) => word[i] + letter));
  const left = pairs(a);
  const right = pairs(b);
  const shared = [...left].filter((pair) => right.has(pair)).length;
  return left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size);
}
