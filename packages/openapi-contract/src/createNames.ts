/** Hands out names: of two equal ones the second gets a number. */
export function createNames(reserved: readonly string[] = []): (preferred: string) => string {
  const taken = new Set(reserved);
  return (preferred) => {
    let name = preferred;
    for (let count = 2; taken.has(name); count += 1) name = `${preferred}-${count}`;
    taken.add(name);
    return name;
  };
}
