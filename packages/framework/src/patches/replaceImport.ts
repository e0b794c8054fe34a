import type { ConfigureWebpackUtils } from '@docusaurus/types';
import type { Patch } from './patches';

export type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

export interface BundlerPlugin {
  apply: (compiler: InstanceType<Bundler['Compiler']>) => void;
}

/**
 * Creates a plugin that makes an import load our file, whose path is absolute. A production build without such an import fails, because
 * upstream has changed.
 */
export function replaceImport(bundler: Bundler, { request, from = '', by }: Patch): BundlerPlugin {
  let count = 0;
  const plugin = new bundler.NormalModuleReplacementPlugin(
    createEndPattern(request),
    (resource) => {
      const isMeant = resource.context.replaceAll('\\', '/').endsWith(from);
      // Our file may import the one that it replaces.
      if (!isMeant || resource.contextInfo.issuer === by) return;
      resource.request = by;
      count += 1;
    },
  );
  return {
    apply: (compiler) => {
      plugin.apply(compiler);
      compiler.hooks.afterCompile.tap('replace-import', (compilation) => {
        // Loaders run child compilers, which see only some modules.
        const isWhole = compilation.compiler === compiler;
        if (isWhole && count === 0 && compiler.options.mode === 'production') {
          const message = `packages/framework/src/patches replaces ${request}, which no module of ${from || 'the site'} imports.`;
          compilation.errors.push(new bundler.WebpackError(message));
        }
      });
    },
  };
}

function createEndPattern(request: string): RegExp {
  const [separator, dot] = [String.raw`[\\/]`, String.raw`\.`];
  return new RegExp(`(^|${separator})${request.replaceAll('.', dot).replaceAll('/', separator)}$`);
}
