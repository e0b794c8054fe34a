// Change: links to pages have the labels of the pages (config/sitePages.ts), where upstream takes labels from the configuration.
import { useThemeConfig } from '@docusaurus/theme-common';
import columns from '@generated/site-pages/default/footer.json';
import FooterCopyright from '@theme/Footer/Copyright';
import FooterLayout from '@theme/Footer/Layout';
import FooterLinks from '@theme/Footer/Links';
import FooterLogo from '@theme/Footer/Logo';
import type { ReactNode } from 'react';

export default function Footer(): ReactNode {
  const { footer } = useThemeConfig();
  if (!footer) return null;
  const { copyright, logo, style } = footer;
  return (
    <FooterLayout
      style={style}
      links={<FooterLinks links={columns} />}
      logo={logo && <FooterLogo logo={logo} />}
      copyright={copyright && <FooterCopyright copyright={copyright} />}
    />
  );
}
