import type { Config } from '@docusaurus/types';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import site from '../../docusaurus.config';

/** The site built for another base URL than the one that it is served at, with an announcement that cannot be closed. */
const config: Config = {
  ...site,
  baseUrl: '/wrong/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  themeConfig: {
    ...(site.themeConfig as UserThemeConfig),
    announcementBar: { id: 'fixed', content: 'Aviso fijo', isCloseable: false },
  },
};

export default config;
