/** Splits a URL or path after its slashes, where a narrow screen may break it; `//`, `</`, `/>` and comment delimiters stay whole. */
export function splitAfterSlashes(text: string): string[] {
  return text.split(/(?<=(?:^|[^/:<])\/)(?=[^/>*])/);
}
