/** A compiled document. */
interface DocumentModule {
  default: import('react').ComponentType;
}

declare module '@generated/registry.js' {
  const registry: Record<string, [load: () => Promise<DocumentModule>, name: string, id: string]>;
  export default registry;
}

/** Every document by the name of its source; nothing to load where pages are not opened as documents. */
declare module '@site-heads' {
  const heads: Readonly<Record<string, (() => Promise<DocumentModule>) | undefined>>;
  export default heads;
}
