/** Splits a URL or path where it may wrap: after each slash, except those of `:/`, `//`, `</`, `/>` and `/*`. */
export function splitAfterSingleSlashes(text: string): string[] {
  return text.split(/(?<=(?:^|[^/:<])\/)(?=[^/>*])/);
}
