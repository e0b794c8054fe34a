import path from 'node:path';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import site from '../../docusaurus.config';

const root = path.resolve(__dirname, '../..');

/** The site's configuration for a variant: relative paths in it are relative to the configuration file. */
export const baseSite = {
  ...site,
  presets: [path.join(root, 'config/preset.ts')],
  clientModules: (site.clientModules ?? []).flatMap((file) =>
    file ? [path.resolve(root, file)] : [],
  ),
  themeConfig: site.themeConfig as UserThemeConfig,
} satisfies Config;
