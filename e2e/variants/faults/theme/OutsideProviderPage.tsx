import useIsBrowser from '@docusaurus/useIsBrowser';
import { useColorMode } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';

/** Asks for the colour mode outside the layout, whose provider holds it. */
export default function OutsideProviderPage(): ReactNode {
  return useIsBrowser() ? <Orphan /> : null;
}

function Orphan(): ReactNode {
  const { colorMode } = useColorMode();
  return <h1>{colorMode}</h1>;
}
