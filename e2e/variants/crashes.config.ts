import path from 'node:path';
import type { Config } from '@docusaurus/types';
import { mdxOptions } from '../../config/mdx';
import { baseSite } from './baseSite';
import { hostileDocs } from './hostileDocs';

const root = path.resolve(__dirname, '../..');
const { navbar } = baseSite.themeConfig;

/** The site with pages and a navbar item that throw, hostile content and an announcement bar. */
const config: Config = {
  ...baseSite,
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      { id: 'hostile', path: hostileDocs, routeBasePath: 'hostile', ...mdxOptions(root) },
    ],
  ],
  // The last theme: its components override the others.
  themes: [path.resolve(__dirname, 'crashes/index.ts')],
  themeConfig: {
    ...baseSite.themeConfig,
    announcementBar: { id: 'announcement-2', content: 'Aviso de prueba', isCloseable: true },
    navbar: {
      ...navbar,
      items: [
        ...(navbar?.items ?? []),
        { href: 'https://example.com', label: 'throws', position: 'right' },
      ],
    },
  },
};

export default config;
