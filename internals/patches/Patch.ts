import type { Bundler, BundlerPlugin } from '../replaceModule';

/** A change to modules of the framework. Its file has the patch's name. */
export interface Patch {
  name: string;
  /** Files inside node_modules that it replaces or relies on. */
  upstream: readonly string[];
  /** Plugins for the bundle of the browser, or of the server. */
  listBundlerPlugins: (bundler: Bundler, isServer: boolean) => BundlerPlugin[];
}
