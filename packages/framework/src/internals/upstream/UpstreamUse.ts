/** A file or folder of ours that depends on upstream files which are not part of a public interface. */
export interface UpstreamUse {
  /** Relative to the repository. */
  ours: string;
  /** `fill`: our component in a slot that upstream leaves empty; `assume`: code that mirrors or expects upstream's behavior. */
  kind: 'wrap' | 'eject' | 'fill' | 'patch' | 'import' | 'assume';
  /** Paths inside node_modules: package, then file. */
  upstream: readonly string[];
}

/**
 * For each upstream file the SHA-256 of every version of it that somebody has read, by the version of its package. `null`: that
 * version of the package has no such file.
 */
export type Hashes = Record<string, Record<string, string | null>>;
