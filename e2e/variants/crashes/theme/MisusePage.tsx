import Head from '@docusaurus/Head';
import {
  DocsSidebarProvider,
  useCurrentSidebarCategory,
  useDocsData,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { useColorMode } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';

/** Misuses of the framework, by the hash of the URL that selects them (R44, R46). */
const misuses: Readonly<Record<string, () => ReactNode>> = {
  // The context provider is inside the layout, which this page does not render.
  '#provider': () => useColorMode().colorMode,
  '#docs': () => useDocsData('ghost').path,
  '#category': () => useCurrentSidebarCategory().label,
};

export default function MisusePage(): ReactNode {
  const { hash } = useLocation();
  const Misuse = misuses[hash];
  const isBrowser = useIsBrowser();
  return (
    <DocsSidebarProvider name="empty" items={[]}>
      <Head>
        {/* Without `noindex`, the build would demand a description and a `<main>` of this page. */}
        <meta name="robots" content="noindex" />
      </Head>
      {isBrowser && Misuse && <Misuse />}
    </DocsSidebarProvider>
  );
}
