import path from 'node:path';
import { siteDir } from '../paths';
import { replaceModule, type Replacement } from '../replaceModule';
import type { Patch } from './Patch';

interface BrowserReplacement extends Omit<Replacement, 'patch'> {
  name: string;
  /** Path of our file inside internals/browser. */
  by: string;
  /** Upstream file that the replacement is written against. */
  importer: string;
}

/** A patch that replaces one module in the bundle of the browser. */
export function replaceInBrowser(replacement: BrowserReplacement): Patch {
  const { name, upstream, by, importer, ...rest } = replacement;
  const file = path.join(siteDir, 'internals/browser', by);
  return {
    name,
    upstream: [upstream, importer],
    listBundlerPlugins: (bundler, isServer) =>
      isServer ? [] : [replaceModule(bundler, { ...rest, patch: name, upstream, by: file })],
  };
}
