const storageKey = 'site.search.recent';
const limit = 3;

/** Paths of what the reader opened last from search in this browser, newest first; none where storage is blocked or holds something else. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export function keepRecent(target: string): void {
  const others = readRecent().filter((other) => other !== target);
  try {
    localStorage.setItem(storageKey, JSON.stringify([target, ...others].slice(0, limit)));
  } catch (error) {
    console.warn('What was opened could not be stored.', error);
  }
}
