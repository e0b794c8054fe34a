/** Creates a function that makes names unique: it appends a number to a name that it has already returned. */
export function createUniqueNamer(): (preferred: string) => string {
  const taken = new Set<string>();
  return (preferred) => {
    let name = preferred;
    let count = 1;
    while (taken.has(name)) name = `${preferred}-${(count += 1)}`;
    taken.add(name);
    return name;
  };
}

/** Converts a name in the OpenAPI document to a part of an anchor: letters without accents, digits, underscores and hyphens. */
export function toAnchor(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}_]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** Converts a name in the OpenAPI document to a page id: lower case, hyphens between words (`v1` is one word), at most 60 characters. */
export function toPageId(name: string): string {
  const words = name
    .replaceAll(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1-$2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2');
  const id = toAnchor(words.replaceAll('_', '-')).toLowerCase();
  // A file name, which begins with the id, has at most 255 bytes.
  return id.slice(0, 60).replace(/-$/, '');
}
