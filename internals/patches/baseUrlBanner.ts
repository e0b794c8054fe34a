import path from 'node:path';
import { siteDir } from '../paths';
import { replaceModule } from '../replaceModule';
import type { Patch } from './Patch';

const banner = '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js';

/** Leaves out the banner that `baseUrlIssueBanner: false` turns off: plugins/inline-scripts has one with the specification's wording. */
export const baseUrlBannerPatch: Patch = {
  name: 'baseUrlBanner',
  upstream: [banner, '@docusaurus/core/lib/client/App.js'],
  listBundlerPlugins: (bundler) => [
    replaceModule(bundler, {
      patch: 'baseUrlBanner',
      upstream: banner,
      by: path.join(siteDir, 'internals/browser/Nothing.ts'),
    }),
  ],
};
