/** A compiled document. */
interface DocumentModule {
  default: import('react').ComponentType;
}

declare module '@generated/registry.js' {
  const registry: Record<string, [load: () => Promise<DocumentModule>, name: string, id: string]>;
  export default registry;
}

/**
 * Every document by the name of its source: what loads it where pages are opened as documents, elsewhere the name of the
 * file that does.
 */
declare module '@site-heads' {
  const heads: Readonly<Record<string, (() => Promise<DocumentModule>) | string>>;
  export default heads;
}
