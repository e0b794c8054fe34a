import path from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { modules } from './paths';

export type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

export interface BundlerPlugin {
  apply: (compiler: InstanceType<Bundler['Compiler']>) => void;
}

export interface Replacement {
  /** Name of the patch, for the error. */
  patch: string;
  /** Path of the replaced file inside node_modules. */
  upstream: string;
  /** How the file is imported when that is neither by a relative nor by an absolute path: the name of its package. */
  packageName?: string;
  /** Absolute path of our file. */
  by: string;
}

/**
 * Makes every import of an upstream file load a file of ours. A production build in which nothing imported the upstream file fails,
 * because upstream has moved it and the patch would do nothing.
 */
export function replaceModule(bundler: Bundler, replacement: Replacement): BundlerPlugin {
  const { patch, upstream, packageName, by } = replacement;
  let count = 0;
  const plugin = new bundler.NormalModuleReplacementPlugin(
    matchImports(replacement),
    (resource) => {
      // Our file may import the one that it replaces.
      const isOwn = resource.contextInfo.issuer === by;
      if (!isOwn && (packageName !== undefined || isImported(upstream, resource))) {
        resource.request = by;
        count += 1;
      }
    },
  );
  return {
    apply: (compiler) => {
      plugin.apply(compiler);
      compiler.hooks.afterCompile.tap(patch, (compilation) => {
        // Loaders run child compilers.
        const isWhole = compilation.compiler === compiler;
        if (isWhole && count === 0 && compiler.options.mode === 'production') {
          compilation.errors.push(
            new bundler.WebpackError(
              `internals/patches/${patch}.ts replaces ${upstream}, but no module imports it.`,
            ),
          );
        }
      });
    },
  };
}

/** What the specifiers of such imports end in. */
function matchImports({ upstream, packageName }: Replacement): RegExp {
  const escape = (text: string) => text.replaceAll(/[.+^$()[\]{}|\\]/g, String.raw`\$&`);
  const stem = path.basename(withoutExtension(upstream));
  return packageName === undefined
    ? new RegExp(String.raw`(^|[\\/])${escape(stem)}(\.\w+)?$`)
    : new RegExp(`^${escape(packageName)}$`);
}

function isImported(upstream: string, { context, request }: { context: string; request: string }) {
  const file = path.join(modules, upstream);
  const imported = path.resolve(context, request);
  return imported === file || imported === withoutExtension(file);
}

/** A folder is imported for its index file. */
function withoutExtension(file: string): string {
  return file.slice(0, -path.extname(file).length).replace(/[\\/]index$/, '');
}
