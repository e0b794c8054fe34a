import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * Reads the code that a fence shows with `file=path`, `file=path#region` or, for the declaration of a member, `file=path.d.ts#member`.
 *
 * @param reference path relative to the site's folder, which `#` and the name of a region or member may follow
 * @throws Error with the reason when the code cannot be shown
 */
export function readShownCode(reference: string, siteDir: string): string {
  const [file = '', name] = reference.split('#');
  const absolutePath = path.resolve(siteDir, file);
  if (!absolutePath.startsWith(siteDir + path.sep)) throw new Error('the file is outside the site');
  if (!statSync(absolutePath, { throwIfNoEntry: false })?.isFile()) throw new Error('no such file');
  const source = readFileSync(absolutePath, 'utf8');
  return name !== undefined && file.endsWith('.d.ts')
    ? extractMemberDeclarations(source, name)
    : extractRegionOrAll(source, name);
}

/** Extracts the declarations, without comments, of all interface members with this name, such as the overloads of a method. */
function extractMemberDeclarations(dtsSource: string, memberName: string): string {
  const file = ts.createSourceFile('types.d.ts', dtsSource, ts.ScriptTarget.Latest, true);
  const declarations = file.statements
    .filter(ts.isInterfaceDeclaration)
    .flatMap(({ members }) => [...members])
    .filter((member) => member.name?.getText() === memberName);
  if (declarations.length === 0) throw new Error(`no member "${memberName}"`);
  const lines = declarations.flatMap((declaration) => {
    const { character } = file.getLineAndCharacterOfPosition(declaration.getStart());
    return removeComments(' '.repeat(character) + declaration.getText()).split('\n');
  });
  return joinDedented(lines.filter((line) => line.trim() !== ''));
}

function removeComments(code: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, undefined, code);
  let result = '';
  for (;;) {
    const token = scanner.scan();
    if (token === ts.SyntaxKind.EndOfFileToken) return result;
    const isComment =
      token === ts.SyntaxKind.SingleLineCommentTrivia ||
      token === ts.SyntaxKind.MultiLineCommentTrivia;
    if (!isComment) result += scanner.getTokenText();
  }
}

const markerPattern = /#(end)?region(?:\s+([\w-]+))?/;

/**
 * Extracts a file or a region of it as a page shows it: without marker lines, common indentation, and blank lines at either end.
 *
 * @param region name after `#region`; undefined for the whole file
 * @throws Error if the region is missing, if the result is empty, or if any markers of the file do not match or name a region twice
 */
export function extractRegionOrAll(source: string, region?: string): string {
  const lines: string[] = [];
  const openRegions: (string | undefined)[] = [];
  const knownRegions: (string | undefined)[] = [];
  for (const [index, text] of source.replaceAll('\r\n', '\n').split('\n').entries()) {
    const [match, end, name] = markerPattern.exec(text) ?? [];
    const location = `(line ${index + 1})`;
    if (match === undefined) {
      if (region === undefined || openRegions.includes(region)) lines.push(text);
    } else if (end === undefined) {
      if (name !== undefined && knownRegions.includes(name)) {
        throw new Error(`region "${name}" is defined twice ${location}`);
      }
      knownRegions.push(name);
      openRegions.push(name);
    } else {
      if (openRegions.length === 0) throw new Error(`#endregion without #region ${location}`);
      const closed = openRegions.pop();
      if (name !== undefined && name !== closed) {
        throw new Error(`#endregion ${name} closes #region ${closed ?? '(none)'} ${location}`);
      }
    }
  }
  if (openRegions.length > 0) throw new Error(`#region ${openRegions.join(', ')} is never closed`);
  if (region !== undefined && !knownRegions.includes(region)) {
    throw new Error(`no region "${region}"`);
  }
  if (lines.every((line) => line.trim() === '')) {
    throw new Error(region === undefined ? 'the file is empty' : `region "${region}" is empty`);
  }
  return joinDedented(lines);
}

/** Joins lines without their common indentation, without trailing whitespace, and without blank lines at either end. */
function joinDedented(lines: readonly string[]): string {
  const indentations = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const indentation = Math.min(...indentations);
  const dedented = lines.map((line) => line.slice(indentation).trimEnd());
  return dedented.join('\n').replace(/^\n+|\n+$/g, '');
}
