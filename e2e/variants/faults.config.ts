import type { Config } from '@docusaurus/types';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import site from '../../docusaurus.config';

const themeConfig = site.themeConfig as UserThemeConfig;

/** The site with everything that can go wrong in a page, and the announcement bar switched on. */
const config: Config = {
  ...site,
  plugins: [...(site.plugins ?? []), './e2e/variants/faults/index.ts'],
  themeConfig: {
    ...themeConfig,
    announcementBar: { id: 'announcement-2', content: 'Aviso de prueba', isCloseable: true },
    navbar: {
      ...themeConfig.navbar,
      items: [...(themeConfig.navbar?.items ?? []), { type: 'custom-throws', position: 'right' }],
    },
  },
};

export default config;
