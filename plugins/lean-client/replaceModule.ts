import type { ConfigureWebpackUtils } from '@docusaurus/types';

interface Replacement {
  /** Folder of the modules that ask. */
  from: RegExp;
  /** How they ask. */
  request: RegExp;
  /** File that they get. */
  by: string;
}

/** Folder of the framework's own code for the browser. */
export const frameworkClient = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/;

/** Plugin of the bundler that puts a file in the place of a module of the framework, for the framework's own modules. */
export function replaceModule(
  { instance }: ConfigureWebpackUtils['currentBundler'],
  { from, request, by }: Replacement,
) {
  return new instance.NormalModuleReplacementPlugin(request, (resource) => {
    if (from.test(resource.context)) {
      resource.request = by;
    }
  });
}
