const declarations = [
  /\b(?:const|let|var|function\*?|class|interface|type|enum|import|namespace)\s+([A-Za-z_$][\w$]*)/g,
  // Destructured or imported: `{ a, b: c }` before `=` or `from`, and functions as properties or methods.
  /\b([A-Za-z_$][\w$]*)\s*(?:=(?![=>])|\([^()]*\)\s*(?::\s*[\w<>| ]+)?\{)/g,
  /\b([A-Za-z_$][\w$]*)\s*[:=]\s*(?:async\s*)?\([^()]*\)\s*(?::\s*[\w<>| ]+)?=>/g,
];

/** Names that the code of a page declares itself, and names with a dash that it quotes (handles, slugs): these need no contract. */
export function collectOwnNames(texts: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const text of texts) {
    for (const pattern of declarations) {
      for (const match of text.matchAll(pattern)) names.add(match[1] ?? '');
    }
    for (const group of text.matchAll(/\{([^{}]*)\}\s*(?:=(?!=)|from\b)/g)) {
      for (const match of (group[1] ?? '').matchAll(/([A-Za-z_$][\w$]*)\s*(?=,|\}|$)/g))
        names.add(match[1] ?? '');
    }
    for (const quote of text.matchAll(/(['"])([#.]?[\w-]*-[\w-]*)\1/g)) names.add(quote[2] ?? '');
  }
  return names;
}
