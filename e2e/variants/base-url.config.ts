import type { Config } from '@docusaurus/types';
import { baseSite } from './baseSite';

/** The site built for another base URL than it is served at, with an announcement bar without a close button. */
const config: Config = {
  ...baseSite,
  baseUrl: '/wrong/',
  // Links in the pages are written for the real base URL.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  themeConfig: {
    ...baseSite.themeConfig,
    announcementBar: { id: 'fixed', content: 'Aviso fijo', isCloseable: false },
  },
};

export default config;
