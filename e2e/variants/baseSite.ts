import path from 'node:path';
import type { Config, PluginConfig } from '@docusaurus/types';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import site from '../../docusaurus.config';

const root = path.resolve(__dirname, '../..');

/** The site's own configuration for a variant's: its plugins are named by paths relative to the configuration's file. */
export const baseSite = {
  ...site,
  plugins: (site.plugins ?? []).map((plugin) => resolvePlugin(plugin as PluginConfig)),
  themeConfig: site.themeConfig as UserThemeConfig,
} satisfies Config;

function resolvePlugin(plugin: PluginConfig): PluginConfig {
  if (typeof plugin === 'string') {
    return plugin.startsWith('./') ? path.resolve(root, plugin) : plugin;
  }
  if (Array.isArray(plugin) && typeof plugin[0] === 'string') {
    const [name, options] = plugin;
    return [name.startsWith('./') ? path.resolve(root, name) : name, options];
  }
  return plugin;
}
