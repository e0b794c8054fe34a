import path from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';

export type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

export interface BundlerPlugin {
  apply: (compiler: InstanceType<Bundler['Compiler']>) => void;
}

interface Replacement {
  /** Folder of the installed packages. */
  modules: string;
  /** Path of the replaced file inside that folder; without an extension, the name under which it is imported. */
  module: string;
  /** Absolute path of our file. */
  by: string;
}

/**
 * Makes every import of a module load a file of ours. A production build in which nothing imported the module fails, because
 * upstream has moved it and the replacement would do nothing.
 */
export function replaceModule(
  bundler: Bundler,
  { modules, module, by }: Replacement,
): BundlerPlugin {
  const name = path.basename(by);
  const isNamed = path.extname(module) === '';
  let count = 0;
  const plugin = new bundler.NormalModuleReplacementPlugin(
    isNamed ? new RegExp(`^${escape(module)}$`) : endsLike(module),
    (resource) => {
      // Our file may import the one that it replaces.
      const isOwn = resource.contextInfo.issuer === by;
      if (!isOwn && (isNamed || isImported(path.join(modules, module), resource))) {
        resource.request = by;
        count += 1;
      }
    },
  );
  return {
    apply: (compiler) => {
      plugin.apply(compiler);
      compiler.hooks.afterCompile.tap(name, (compilation) => {
        // Loaders run child compilers.
        const isWhole = compilation.compiler === compiler;
        if (isWhole && count === 0 && compiler.options.mode === 'production') {
          compilation.errors.push(
            new bundler.WebpackError(
              `packages/framework/src/internals/patches.ts replaces ${module}, but no module imports it.`,
            ),
          );
        }
      });
    },
  };
}

/** What the specifiers of a file's imports end in. */
function endsLike(module: string): RegExp {
  const stem = path.basename(withoutExtension(module));
  return new RegExp(String.raw`(^|[\\/])${escape(stem)}(\.\w+)?$`);
}

function escape(text: string): string {
  return text.replaceAll(/[.+^$()[\]{}|\\]/g, String.raw`\$&`);
}

function isImported(file: string, { context, request }: { context: string; request: string }) {
  const imported = path.resolve(context, request);
  return imported === file || imported === withoutExtension(file);
}

/** A folder is imported for its index file. */
function withoutExtension(file: string): string {
  return file.slice(0, -path.extname(file).length).replace(/[\\/]index$/, '');
}
