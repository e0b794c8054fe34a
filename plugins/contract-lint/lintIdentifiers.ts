import { checkApiNames } from './checkApiNames';
import { createNearMissCheck } from './createNearMissCheck';
import { checkPageNames } from './checkPageNames';
import { createUnknownNameCheck } from './createUnknownNameCheck';
import { checkWidgetNames } from './checkWidgetNames';
import { collectCode } from './collectCode';
import { collectOwnNames } from './collectOwnNames';
import { listShown } from '../code-regions/listShown';
import type { Finding, SourceFile } from './Finding';
import type { Surface } from './readSurface';

/**
 * Identifiers of the product that are named in code but are in no contract.
 * @param files Pages, and the examples that they show: a name that an example declares is known on its page.
 */
export function lintIdentifiers(files: readonly SourceFile[], surface: Surface): Finding[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const rules: Rules = {
    surface,
    checkNearMisses: createNearMissCheck(surface),
    checkUnknownNames: createUnknownNameCheck(surface),
  };
  const findings = files.flatMap((file) => lintFile(file, texts, rules));
  return findings.sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
}

interface Rules {
  surface: Surface;
  checkNearMisses: ReturnType<typeof createNearMissCheck>;
  checkUnknownNames: ReturnType<typeof createUnknownNameCheck>;
}

function lintFile(
  file: SourceFile,
  texts: ReadonlyMap<string, string>,
  { surface, checkNearMisses, checkUnknownNames }: Rules,
): Finding[] {
  const pieces = collectCode(file);
  const shown = listShownFiles(file.text).map((path) => texts.get(path) ?? '');
  const blocks = pieces.filter(({ kind }) => kind === 'block').map(({ text }) => text);
  const declared = collectOwnNames([...blocks, ...shown]);
  const isOwn = (name: string) => declared.has(name);
  const written = new Set([...blocks, ...shown].flatMap((text) => text.match(/[\w$-]+/g) ?? []));
  const isWritten = (name: string) => written.has(name);
  const findings = new Map<string, Finding>();
  for (const piece of pieces) {
    const problems = [
      ...checkWidgetNames(piece, surface, isOwn),
      ...checkPageNames(piece, surface, isOwn),
      ...checkApiNames(piece, surface),
      ...checkNearMisses(piece, isOwn),
      ...checkUnknownNames(piece, file.path, isWritten),
    ];
    for (const { index, name, message } of problems) {
      const line = piece.line + (piece.text.slice(0, index).match(/\n/g)?.length ?? 0);
      // The first rule that names an identifier on a line knows most about it.
      const key = `${line}\n${name}`;
      if (!findings.has(key)) findings.set(key, { path: file.path, line, name, message });
    }
  }
  return [...findings.values()];
}

/** Files that a page shows: the `file=` of its fences. */
export function listShownFiles(page: string): string[] {
  return listShown(page).map(({ reference }) => reference.replace(/#.*/, ''));
}
