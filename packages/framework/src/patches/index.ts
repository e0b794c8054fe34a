import path from 'node:path';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';
import { type Patch, patches } from './patches';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

/** Docusaurus plugin: applies each patch in the bundle of the browser, of the server or in both, as its `only` says. */
export default function frameworkPatches(): Plugin {
  return {
    name: 'framework-patches',
    configureWebpack: (_config, isServer, { currentBundler: { instance } }) => ({
      module: {
        // Compilation fails at an import that its module does not export, for instance of an internal function that upstream has removed.
        parser: { javascript: { exportsPresence: 'error' } },
        rules: [
          {
            // These packages have no side effects, but do not declare it. Without this rule, they add 0.8 KB to every page.
            test: /[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/,
            sideEffects: false,
          },
        ],
      },
      plugins: patches
        .filter(({ only }) => only !== (isServer ? 'browser' : 'server'))
        .map((patch) =>
          createImportReplacerPlugin(instance, { ...patch, by: path.join(__dirname, patch.by) }),
        ),
    }),
  };
}

/** `by` is an absolute path. A production build fails if no import is replaced, because upstream has then changed. */
export function createImportReplacerPlugin(bundler: Bundler, { request, from = '', by }: Patch) {
  let count = 0;
  const plugin = new bundler.NormalModuleReplacementPlugin(
    createPathEndPattern(request),
    (resource) => {
      const isMeant = resource.context.replaceAll('\\', '/').endsWith(from);
      // Our file may import the one that it replaces.
      if (!isMeant || resource.contextInfo.issuer === by) return;
      resource.request = by;
      count += 1;
    },
  );
  return {
    apply: (compiler: InstanceType<Bundler['Compiler']>) => {
      plugin.apply(compiler);
      // Child compilers, which see only some modules, do not call this hook.
      compiler.hooks.emit.tap('replace-import', ({ errors }) => {
        if (count > 0 || compiler.options.mode !== 'production') return;
        const message = `packages/framework/src/patches replaces ${request}, which no module of ${from || 'the site'} imports.`;
        errors.push(new bundler.WebpackError(message));
      });
    },
  };
}

function createPathEndPattern(request: string): RegExp {
  const [separator, dot] = [String.raw`[\\/]`, String.raw`\.`];
  return new RegExp(`(^|${separator})${request.replaceAll('.', dot).replaceAll('/', separator)}$`);
}
