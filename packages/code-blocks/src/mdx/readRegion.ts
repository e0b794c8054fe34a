const marker = /#(end)?region(?:\s+([\w-]+))?/;

/**
 * The text of a file, or of one region of it, as a page shows it: without marker lines, common indentation, and blank lines at
 * either end.
 *
 * @param source text of the file
 * @param region name after `#region`; the whole file if undefined
 * @throws Error when the region is missing, empty, never closed or defined twice
 */
export function readRegion(source: string, region?: string): string {
  const shown: string[] = [];
  const open: (string | undefined)[] = [];
  let found = false;
  source
    .replace(/\r\n/g, '\n')
    .split('\n')
    .forEach((text, index) => {
      const line = `(line ${index + 1})`;
      const match = marker.exec(text);
      if (!match) {
        if (region === undefined || open.includes(region)) shown.push(text);
        return;
      }
      const [, end, name] = match;
      if (!end) {
        if (found && name === region) {
          throw new Error(`region "${region}" is defined twice ${line}`);
        }
        found ||= region !== undefined && name === region;
        open.push(name);
        return;
      }
      const isOpen = open.length > 0;
      const last = open.pop();
      if (name !== undefined && name !== last) {
        throw new Error(`#endregion ${name} closes #region ${last ?? '(none)'} ${line}`);
      }
      if (!isOpen) throw new Error(`#endregion without #region ${line}`);
    });
  if (open.length > 0) throw new Error(`#region ${open.join(', ')} is never closed`);
  if (region !== undefined && !found) throw new Error(`no region "${region}"`);
  const text = dedent(shown);
  if (text === '') {
    throw new Error(region === undefined ? 'the file is empty' : `region "${region}" is empty`);
  }
  return text;
}

function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return lines
    .map((line) => line.slice(indent).trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}
