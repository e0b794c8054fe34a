import type { Config } from '@docusaurus/types';
import { baseSite } from './baseSite';

/** The site built for another base URL than the one that it is served at, with an announcement that cannot be closed. */
const config: Config = {
  ...baseSite,
  baseUrl: '/wrong/',
  // The pages' links are written for the real base URL.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  themeConfig: {
    ...baseSite.themeConfig,
    announcementBar: { id: 'fixed', content: 'Aviso fijo', isCloseable: false },
  },
};

export default config;
