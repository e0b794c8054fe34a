import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useColorMode } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';

/** Uses the colour mode outside the layout, which has its provider. */
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
