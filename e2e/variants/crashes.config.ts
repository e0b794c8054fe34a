import path from 'node:path';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import { createMdxPluginOptions } from '../../config/mdx';
import site from '../../docusaurus.config';

const root = path.resolve(__dirname, '../..');
const themeConfig = site.themeConfig as UserThemeConfig;

/** The site with an announcement bar, and with pages and a navbar item that throw. */
const config: Config = {
  ...site,
  // A relative path would be resolved from this file.
  presets: [path.join(root, 'config/preset.ts')],
  clientModules: (site.clientModules ?? []).flatMap((file) =>
    file ? [path.resolve(root, file)] : [],
  ),
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        id: 'variant',
        path: 'e2e/variants/docs',
        routeBasePath: 'variant',
        ...createMdxPluginOptions(root),
      },
    ],
  ],
  // This theme comes last, so that its components override those of the other themes.
  themes: [
    () => ({
      name: 'crashes',
      getThemePath: () => path.join(__dirname, 'crashes/theme'),
      contentLoaded: ({ actions }) =>
        actions.addRoute({ path: '/misuse', exact: true, component: '@theme/MisusePage' }),
    }),
  ],
  themeConfig: {
    ...themeConfig,
    announcementBar: { id: 'announcement-2', content: 'Aviso de prueba', isCloseable: true },
    navbar: {
      ...themeConfig.navbar,
      items: [
        ...(themeConfig.navbar?.items ?? []),
        { href: 'https://example.com', label: 'throws', position: 'right' },
      ],
    },
  },
};

export default config;
