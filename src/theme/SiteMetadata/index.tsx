// Change: preloads the webfont, so that it is there at the first paint; an Open Graph locale has a country; no tags for search services
// of others.
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import font from '@site/src/css/figtree-latin-wght-normal.woff2';

export default function SiteMetadata(): ReactNode {
  const {
    siteConfig: { title, url, baseUrl },
  } = useDocusaurusContext();
  const { pathname } = useLocation();
  const address = url + (pathname === baseUrl ? pathname : pathname.replace(/\/$/, ''));
  return (
    <Head>
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
      <link rel="canonical" href={address} />
      <link rel="alternate" hrefLang="es" href={address} />
      <link rel="alternate" hrefLang="x-default" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={title} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es_ES" />
    </Head>
  );
}
