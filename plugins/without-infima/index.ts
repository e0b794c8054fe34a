import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Puts the site's own base stylesheet in the place of Infima, which the classic theme loads from a client module that has
 * no switch. The site keeps Infima's class and variable names, and ships only the rules that it uses.
 */
export default function withoutInfima(context: LoadContext): Plugin {
  // Resolved as the theme resolves it, so that the alias meets the very path that the theme asks for.
  const theme = createRequire(require.resolve('@docusaurus/theme-classic'));
  const infima = theme.resolve('infima/dist/css/default/default.css');
  return {
    name: 'without-infima',
    configureWebpack: () => ({
      resolve: { alias: { [infima]: path.join(context.siteDir, 'src/css/base.css') } },
    }),
  };
}
