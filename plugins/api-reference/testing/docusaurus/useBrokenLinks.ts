/** Stub of `@docusaurus/useBrokenLinks` for unit tests. */
export default function useBrokenLinks() {
  return { collectAnchor: () => {}, collectLink: () => {} };
}
