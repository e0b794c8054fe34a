import type { CodePiece, Problem } from './Finding';
import { findNearest } from './measureDistance';
import type { Surface } from './readSurface';

/** Other languages have naming customs of their own: `conversation_id` is right in Python. */
const languages = ['', 'js', 'jsx', 'mjs', 'ts', 'tsx', 'json', 'html', 'javascript', 'typescript'];

/** Finds names that are one slip away from a long name of a contract: `conversationID`, `setContex`. */
export function createNearMissCheck(
  surface: Surface,
): (piece: CodePiece, isOwn: (name: string) => boolean) => Problem[] {
  const exact = new Set([
    ...surface.members,
    ...surface.types,
    ...surface.constants,
    ...surface.fields,
    ...surface.debugMembers,
  ]);
  // A short or common word near a known one is a word of its own.
  const distinctive = [...exact].filter((name) => name.length >= 8 && /[a-z][A-Z]/.test(name));
  const byLetters = new Map(distinctive.toReversed().map((name) => [name.toLowerCase(), name]));
  // Code repeats its names: each is compared with those of the contracts once.
  const nearest = new Map<string, string | undefined>();
  return ({ language, text }, isOwn) => {
    if (!languages.includes(language)) return [];
    const problems: Problem[] = [];
    for (const match of text.matchAll(/(?<![\w$-])[A-Za-z_$][\w$]*/g)) {
      const [name] = match;
      if (exact.has(name) || isOwn(name)) continue;
      if (!nearest.has(name)) nearest.set(name, findMeant(name));
      const meant = nearest.get(name);
      if (meant)
        problems.push({
          index: match.index,
          name,
          message: `"${name}" is not in a contract; did you mean "${meant}"?`,
        });
    }
    return problems;
  };

  function findMeant(name: string): string | undefined {
    const sameLetters = byLetters.get(name.toLowerCase());
    return sameLetters ?? findNearest(name, distinctive, name.length > 12 ? 2 : 1);
  }
}
