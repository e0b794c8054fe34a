import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { Redirect } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/** Goes to the main doc: by the router, by a refresh where there is no JavaScript, by a link where there is neither. */
export default function DocsRootRedirect(): ReactNode {
  const isBrowser = useIsBrowser();
  const version = useActiveVersion(undefined);
  const target =
    version?.docs.find(({ id }) => id === version.mainDocId)?.path ?? '/docs/widget-config/intro';
  if (isBrowser) {
    return <Redirect to={target} />;
  }
  return (
    <Layout>
      <PageMetadata
        title="Documentación"
        description="La documentación de AI Findr empieza en la introducción del widget."
      />
      {/* Only in the static HTML: a refresh put in by the browser would race with the router. */}
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <meta httpEquiv="refresh" content={`0; url=${target}`} />
          <meta name="robots" content="noindex" />
        </Head>
      )}
      <main className="container margin-vert--xl" lang="es">
        <h1>Documentación</h1>
        <p>
          <Link to={target}>Ir a la introducción del widget</Link>
        </p>
      </main>
    </Layout>
  );
}
