import type { CodePiece, Problem } from './Finding';
import { findNearest } from './measureDistance';
import type { Surface } from './readSurface';

/** Other languages have naming customs of their own: `conversation_id` is right in Python. */
const languages = ['', 'js', 'jsx', 'mjs', 'ts', 'tsx', 'json', 'html', 'javascript', 'typescript'];

/** Names that are one slip away from a long name of a contract: `conversationID`, `setContex`. */
export function checkNearMisses(
  piece: CodePiece,
  surface: Surface,
  isOwn: (name: string) => boolean,
): Problem[] {
  if (!languages.includes(piece.language)) return [];
  const exact = new Set([
    ...surface.members,
    ...surface.types,
    ...surface.constants,
    ...surface.fields,
    ...surface.debugMembers,
  ]);
  // A short or common word near a known one is a word of its own.
  const distinctive = [...exact].filter((name) => name.length >= 8 && /[a-z][A-Z]/.test(name));
  const problems: Problem[] = [];
  for (const match of piece.text.matchAll(/(?<![\w$-])[A-Za-z_$][\w$]*/g)) {
    const [name] = match;
    if (exact.has(name) || isOwn(name)) continue;
    const sameLetters = distinctive.find((known) => known.toLowerCase() === name.toLowerCase());
    const nearest = sameLetters ?? findNearest(name, distinctive, name.length > 12 ? 2 : 1);
    if (nearest)
      problems.push({
        index: match.index,
        name,
        message: `"${name}" is not in a contract; did you mean "${nearest}"?`,
      });
  }
  return problems;
}
