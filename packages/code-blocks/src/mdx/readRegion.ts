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
  let isFound = false;
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
      const isAsked = region !== undefined && name === region;
      if (isFound && isAsked) throw new Error(`region "${region}" is defined twice ${line}`);
      isFound ||= isAsked;
      open.push(name);
    }
  }
  if (open.length > 0) throw new Error(`#region ${open.join(', ')} is never closed`);
  if (region !== undefined && !isFound) throw new Error(`no region "${region}"`);
  const indents = shown.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  if (indents.length === 0) {
    throw new Error(region === undefined ? 'the file is empty' : `region "${region}" is empty`);
  }
  const indent = Math.min(...indents);
  const lines = shown.map((line) => line.slice(indent).trimEnd());
  return lines.join('\n').replace(/^\n+|\n+$/g, '');
}
