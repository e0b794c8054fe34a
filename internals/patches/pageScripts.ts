import path from 'node:path';
import { siteDir } from '../paths';
import { replaceModule } from '../replaceModule';
import type { Patch } from './Patch';

const componentCreator = '@docusaurus/core/lib/client/exports/ComponentCreator.js';

/**
 * Names a page's chunks in its HTML, so that the browser requests them together with the entry. The server looks up the chunks of a
 * page by the module names of the generated registry, which with Rspack match no chunk.
 */
export const pageScriptsPatch: Patch = {
  name: 'pageScripts',
  upstream: [componentCreator, '@docusaurus/core/lib/server/codegen/codegenRoutes.js'],
  listBundlerPlugins: (bundler, isServer) =>
    isServer
      ? [
          replaceModule(bundler, {
            patch: 'pageScripts',
            upstream: componentCreator,
            packageName: '@generated/registry',
            by: path.join(siteDir, 'internals/browser/registry.ts'),
          }),
        ]
      : [],
};
