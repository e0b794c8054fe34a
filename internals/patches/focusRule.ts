import path from 'node:path';
import { existsUpstream, siteDir } from '../paths';
import { replaceModule } from '../replaceModule';
import type { Patch } from './Patch';

const focusRule = '@docusaurus/theme-common/lib/hooks/styles.css';

/**
 * Drops the rule that hides the focus ring from readers without a keyboard: the base stylesheet uses `:focus-visible`, and that rule
 * restyles the whole page at the first press of the mouse. Docusaurus 3.10 has dropped it.
 */
export const focusRulePatch: Patch = {
  name: 'focusRule',
  upstream: [focusRule],
  listBundlerPlugins: (bundler) =>
    existsUpstream(focusRule)
      ? [
          replaceModule(bundler, {
            patch: 'focusRule',
            upstream: focusRule,
            by: path.join(siteDir, 'internals/browser/nothing.css'),
          }),
        ]
      : [],
};
