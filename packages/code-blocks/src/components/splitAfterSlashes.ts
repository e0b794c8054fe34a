/** Splits a URL or path after each slash, where a narrow screen may break it, but not after those of `:/`, `//`, `</`, `/>` and `/*`. */
export function splitAfterSlashes(text: string): string[] {
  return text.split(/(?<=(?:^|[^/:<])\/)(?=[^/>*])/);
}
