type Loaders = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Tells the framework's prefetching what to fetch for modules whose chunks have no names, for names would be listed in the runtime
 * that every page loads: their files, and those of texts.
 */
export function nameAssets(
  loaders: Loaders,
  locateText: (name: string) => string | undefined,
): void {
  const { gca } = __webpack_require__;
  __webpack_require__.gca = (name) => {
    const load = loaders[name];
    return locateText(name) ?? (load === undefined ? gca(name) : findAsset(load));
  };
}

/** File that a loader would fetch, which is not fetched: the bundler's way to do that is held up meanwhile. */
function findAsset(load: () => Promise<unknown>): string {
  const { e: fetchChunk, p: base, u: fileOf } = __webpack_require__;
  const chunks: string[] = [];
  __webpack_require__.e = (chunk) => {
    chunks.push(chunk);
    return new Promise(() => undefined);
  };
  try {
    void load();
  } finally {
    __webpack_require__.e = fetchChunk;
  }
  // The module's own comes after those that it shares.
  const [own] = chunks.slice(-1);
  return own === undefined ? '' : base + fileOf(own);
}
