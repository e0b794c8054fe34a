/** Longest id: a file name has at most 255 bytes. */
const maximum = 60;

/** Hands out names: of two equal ones the second gets a number. */
export function createNames(): (preferred: string) => string {
  const taken = new Set<string>();
  return (preferred) => {
    let name = preferred;
    let count = 1;
    while (taken.has(name)) name = `${preferred}-${(count += 1)}`;
    taken.add(name);
    return name;
  };
}

/** A name of the contract as part of an anchor: letters, digits and underscores; a hyphen for everything else. */
export function toAnchor(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}_]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** A name of the contract as the id of a page: lower case, words joined by hyphens, `v1` kept. */
export function toPageId(name: string): string {
  const words = name
    .replaceAll(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1-$2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2');
  const id = toAnchor(words.replaceAll('_', '-')).toLowerCase();
  return id.slice(0, maximum).replace(/-$/, '');
}
