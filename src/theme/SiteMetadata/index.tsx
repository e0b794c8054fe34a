// Change: asks for the webfont at once, so that it is there before the first paint.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import SiteMetadata from '@theme-original/SiteMetadata';
import font from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

export default function SiteMetadataWithFont(): ReactNode {
  return (
    <>
      <SiteMetadata />
      <Head>
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
      </Head>
    </>
  );
}
