/** Thrown when a page asks for a file or a region that is not there. */
export class RegionError extends Error {
  override name = 'RegionError';
}

const marker = /#(end)?region(?:\s+([\w-]+))?/;

/**
 * The text of a file, or of one region of it, as a page shows it: marker lines dropped,
 * common indentation removed, no blank lines at either end.
 *
 * @param source text of the file
 * @param region name after `#region`; the whole file where undefined
 * @throws RegionError when the region is missing, empty, never closed or defined twice
 */
export function readRegion(source: string, region?: string): string {
  const lines = source.replace(/\r\n/g, '\n').split('\n');
  const shown: string[] = [];
  const open: (string | undefined)[] = [];
  let found = false;
  lines.forEach((line, index) => {
    const match = marker.exec(line);
    if (!match) {
      if (region === undefined || open.includes(region)) {
        shown.push(line);
      }
      return;
    }
    const [, end, name] = match;
    if (!end) {
      if (name === region && region !== undefined) {
        if (found) {
          throw new RegionError(`region "${region}" is defined twice (line ${index + 1})`);
        }
        found = true;
      }
      open.push(name);
      return;
    }
    const last = open.pop();
    if (open.length === 0 && last === undefined && name === undefined) {
      throw new RegionError(`#endregion without #region (line ${index + 1})`);
    }
    if (name !== undefined && name !== last) {
      throw new RegionError(
        `#endregion ${name} closes #region ${last ?? '(none)'} (line ${index + 1})`,
      );
    }
  });
  if (open.length > 0) {
    throw new RegionError(`#region ${open.join(', ')} is never closed`);
  }
  if (region !== undefined && !found) {
    throw new RegionError(`no region "${region}"`);
  }
  const text = dedent(shown);
  if (text === '') {
    throw new RegionError(
      region === undefined ? 'the file is empty' : `region "${region}" is empty`,
    );
  }
  return text;
}

function dedent(lines: string[]): string {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const indent = indents.length === 0 ? 0 : Math.min(...indents);
  return lines
    .map((line) => line.slice(indent).trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}
