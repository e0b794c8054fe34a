import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Puts the site's own base stylesheet in the place of Infima, which the classic theme loads from a client module that has
 * no switch. The site keeps Infima's class and variable names, and ships only the rules that it uses.
 *
 * Drops the one rule of theme-common that hides the focus of readers without a keyboard: `:focus-visible` in the base
 * stylesheet does it better, and that rule made the browser restyle the whole page on the first press of the mouse.
 */
export default function withoutInfima(context: LoadContext): Plugin {
  // Resolved as the theme resolves it, so that the alias meets the very path that the theme asks for.
  const theme = createRequire(require.resolve('@docusaurus/theme-classic'));
  const infima = theme.resolve('infima/dist/css/default/default.css');
  const themeCommon = path.dirname(theme.resolve('@docusaurus/theme-common'));
  const focusRule = path.join(themeCommon, 'hooks/styles.css');
  return {
    name: 'without-infima',
    configureWebpack: () => ({
      resolve: {
        alias: { [infima]: path.join(context.siteDir, 'src/css/base.css'), [focusRule]: false },
      },
    }),
  };
}
