import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { collectAssets } from './collectAssets';

/** Files of the repository that the site serves; each is a path in the repository by its path in the site. */
export interface Options {
  /** Served byte for byte, e.g. `{ 'swagger.yaml': 'examples/swagger.yaml' }`. */
  files: Record<string, string>;
  /** YAML files that are served as JSON. */
  json: Record<string, string>;
  /** Folders of which every file that an author wrote is served, with a list of them at `index.txt`. */
  folders: Record<string, string>;
}

/**
 * Serves files of the repository, in the build and by the author's server, without a second copy of them.
 *
 * @throws Error when a file is missing
 */
export default function servedFiles(context: LoadContext, options: Options): Plugin {
  const assets = collectAssets(context.siteDir, options);
  return {
    name: 'served-files',
    getPathsToWatch: () => assets.flatMap(({ source }) => source ?? []),
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
                    for (const { target, source, read } of assets) {
                      if (source !== undefined) {
                        compilation.fileDependencies.add(source);
                      }
                      compilation.emitAsset(target, new webpackSources.RawSource(read()));
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

const paths = Joi.object().pattern(Joi.string(), Joi.string()).required();

const optionsSchema = Joi.object<Options>({ files: paths, json: paths, folders: paths });

export function validateOptions({
  options,
  validate,
}: OptionValidationContext<Options, Options>): Options {
  return validate(optionsSchema, options);
}
