import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { Redirect } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

/** `/docs` redirects to the main doc: by the router, by a refresh without JavaScript, by a link without either. */
export default function DocsRoot(): ReactNode {
  const isBrowser = useIsBrowser();
  const { docs, mainDocId } = useLatestVersion(undefined);
  const target = docs.find(({ id }) => id === mainDocId)?.path;
  if (target === undefined) {
    throw new Error(`the main doc ${mainDocId} is not among the docs`);
  }
  if (isBrowser) {
    return <Redirect to={target} />;
  }
  return (
    <Layout>
      <PageMetadata
        title="Documentación"
        description="La documentación de AI Findr empieza en la introducción del widget."
      />
      {/* Only in the server-rendered HTML: in the browser a refresh would race with the router. */}
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <meta httpEquiv="refresh" content={`0; url=${target}`} />
          <meta name="robots" content="noindex" />
        </Head>
      )}
      <main className="container margin-vert--xl">
        <h1>Documentación</h1>
        <p>
          <Link to={target}>Ir a la introducción del widget</Link>
        </p>
      </main>
    </Layout>
  );
}
