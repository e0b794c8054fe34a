import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The text that `file=path#region` shows; of a file of types, `file=path#member` shows a declaration.
 *
 * @param reference path relative to the site's folder, and name of the region or member
 * @throws Error with the reason when the file, the region or the member is missing
 */
export function readShownFile(reference: string, siteDir: string): string {
  const [relative = '', region] = reference.split('#');
  const source = path.resolve(siteDir, relative);
  if (!source.startsWith(siteDir + path.sep)) throw new Error('the file is outside the site');
  if (!statSync(source, { throwIfNoEntry: false })?.isFile()) throw new Error('no such file');
  const text = readFileSync(source, 'utf8');
  return region !== undefined && relative.endsWith('.d.ts')
    ? readMember(text, region)
    : readRegion(text, region);
}

/** The declaration of a member of a formatted interface, with all its overloads and without comments. */
function readMember(source: string, name: string): string {
  // Its last line is its first one too, or is indented as that is.
  const declaration = new RegExp(`^ {2}(?:readonly )?${name}\\b(?:.*;|[^]*?\\n {2}\\S.*;)$`, 'gm');
  const declarations = source.match(declaration) ?? [];
  if (declarations.length === 0) throw new Error(`no member "${name}"`);
  return declarations.join('\n').replaceAll(/^ *\/\*\*.*\*\/\n|^ {2}/gm, '');
}

const marker = /#(end)?region(?:\s+([\w-]+))?/;

/**
 * The text of a file, or of one region of it, as a page shows it: without marker lines, common indentation, and blank lines at
 * either end.
 *
 * @param region name after `#region`; the whole file if undefined
 * @throws Error when the region is missing, empty, never closed or defined twice
 */
export function readRegion(source: string, region?: string): string {
  const shown: string[] = [];
  const open: (string | undefined)[] = [];
  const known: (string | undefined)[] = [];
  for (const [index, text] of source.replaceAll('\r\n', '\n').split('\n').entries()) {
    const [match, end, name] = marker.exec(text) ?? [];
    const line = `(line ${index + 1})`;
    if (match === undefined) {
      if (region === undefined || open.includes(region)) shown.push(text);
    } else if (end) {
      if (open.length === 0) throw new Error(`#endregion without #region ${line}`);
      const last = open.pop();
      if (name !== undefined && name !== last) {
        throw new Error(`#endregion ${name} closes #region ${last ?? '(none)'} ${line}`);
      }
    } else {
      if (name !== undefined && known.includes(name)) {
        throw new Error(`region "${name}" is defined twice ${line}`);
      }
      known.push(name);
      open.push(name);
    }
  }
  if (open.length > 0) throw new Error(`#region ${open.join(', ')} is never closed`);
  if (region !== undefined && !known.includes(region)) throw new Error(`no region "${region}"`);
  const indents = shown.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  if (indents.length === 0) {
    throw new Error(region === undefined ? 'the file is empty' : `region "${region}" is empty`);
  }
  const lines = shown.map((line) => line.slice(Math.min(...indents)).trimEnd());
  return lines.join('\n').replace(/^\n+|\n+$/g, '');
}
