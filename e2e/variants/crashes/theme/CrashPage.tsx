import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/** Crashes in the browser until the session holds `repaired`. */
export default function CrashPage(): ReactNode {
  return (
    <Layout title="Crash">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Crash />
    </Layout>
  );
}

/** Throws in the browser until the session holds `repaired`. */
export function Crash(): ReactNode {
  if (useIsBrowser() && sessionStorage.getItem('repaired') === null) {
    throw new Error('outermost', { cause: new Error('middle', { cause: new Error('innermost') }) });
  }
  return <h1>Repaired</h1>;
}
