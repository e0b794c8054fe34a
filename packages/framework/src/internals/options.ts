import type { UpstreamUse } from './upstream/UpstreamUse';

/** Options of the plugin: what a site has that relies on the framework's internals. Paths are relative to the site's folder. */
export interface Options {
  uses: readonly UpstreamUse[];
  /** File that lists `uses`, for messages. */
  usesFile: string;
  /** JSON file with the recorded hashes. */
  hashesFile: string;
}
