import type { Texts } from '../../../lib/api-texts';

/** What a response code means. */
export function statusText(code: string, { status }: Texts): string {
  return status[code] ?? status[code.charAt(0)] ?? status.other ?? code;
}
