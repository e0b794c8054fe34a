import type { SampleHeader } from '../httpRequest';

/** A header as curl and libcurl take it: `Name:` would remove it, `Name;` sends it empty. */
export function headerLine({ name, value }: SampleHeader): string {
  return value === '' ? `${name};` : `${name}: ${value}`;
}
