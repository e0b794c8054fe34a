import { readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Files of the repository that the site serves as they are. */
export interface Options {
  /** Path in the repository by path in the site, e.g. `{ 'swagger.yaml': 'examples/swagger.yaml' }`. */
  files: Record<string, string>;
}

/**
 * Serves files of the repository byte for byte, in the build and by the author's server, without a second copy of them.
 *
 * @throws Error when a file is missing
 */
export default function servedFiles(context: LoadContext, options: Options): Plugin {
  const sources = Object.entries(options.files).map(([target, relative]) => {
    const source = path.resolve(context.siteDir, relative);
    if (!existsSync(source)) {
      throw new Error(`served-files: ${relative}, to be served at /${target}, does not exist`);
    }
    return { target, source };
  });
  return {
    name: 'served-files',
    getPathsToWatch: () => sources.map(({ source }) => source),
    configureWebpack: (_config, isServer, { currentBundler }) => {
      if (isServer) {
        return {};
      }
      const { Compilation, sources: webpackSources } = currentBundler.instance;
      return {
        plugins: [
          {
            apply(compiler) {
              compiler.hooks.thisCompilation.tap('served-files', (compilation) => {
                compilation.hooks.processAssets.tap(
                  { name: 'served-files', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
                  () => {
                    for (const { target, source } of sources) {
                      compilation.fileDependencies.add(source);
                      compilation.emitAsset(
                        target,
                        new webpackSources.RawSource(readFileSync(source)),
                      );
                    }
                  },
                );
              });
            },
          },
        ],
      };
    },
  };
}

const optionsSchema = Joi.object<Options>({
  files: Joi.object().pattern(Joi.string(), Joi.string()).required(),
});

export function validateOptions({
  options,
  validate,
}: OptionValidationContext<Options, Options>): Options {
  return validate(optionsSchema, options);
}
