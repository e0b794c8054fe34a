import Head from '@docusaurus/Head';
import { useColorMode } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';

/** Uses the color mode outside the layout, which has its provider. */
export default function OutsideProviderPage(): ReactNode {
  return (
    <>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      {useIsBrowser() && <Orphan />}
    </>
  );
}

function Orphan(): ReactNode {
  const { colorMode } = useColorMode();
  return <h1>{colorMode}</h1>;
}
