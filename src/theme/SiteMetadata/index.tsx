// Change: preloads the webfont of text for the first paint; adds og:site_name and og:type, and a country to og:locale; no twitter:card,
// which packages/page-outputs adds; no tags for search services that the site does not use; no class for focus outlines.
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import font from '@site/src/css/figtree-latin-wght-normal.woff2';

export default function SiteMetadata(): ReactNode {
  const { title, url, baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const canonicalUrl = url + (pathname === baseUrl ? pathname : pathname.replace(/\/$/, ''));
  return (
    <Head>
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
      <link rel="canonical" href={canonicalUrl} />
      <link rel="alternate" hrefLang="es" href={canonicalUrl} />
      <link rel="alternate" hrefLang="x-default" href={canonicalUrl} />
      <meta property="og:url" content={canonicalUrl} />
      <meta property="og:site_name" content={title} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es_ES" />
    </Head>
  );
}
