/** Hands out names: of two equal ones the second gets a number. */
export function createNames(reserved: readonly string[] = []): (preferred: string) => string {
  const taken = new Set(reserved);
  // So that many equal names take no longer than others.
  const counts = new Map<string, number>();
  return (preferred) => {
    let name = preferred;
    let count = counts.get(preferred) ?? 1;
    while (taken.has(name)) name = `${preferred}-${(count += 1)}`;
    counts.set(preferred, count);
    taken.add(name);
    return name;
  };
}
