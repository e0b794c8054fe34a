import type { Type } from 'js-yaml';

declare module 'js-yaml' {
  interface LoadOptions {
    maxDepth?: number;
  }

  /** The types of its schemas, which `@types/js-yaml` does not know. */
  export const types: Record<
    'binary' | 'float' | 'int' | 'merge' | 'omap' | 'pairs' | 'set',
    Type & { tag: string }
  >;
}
