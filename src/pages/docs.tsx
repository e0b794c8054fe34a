import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { Redirect, useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/** Redirects `/docs` to the main doc with the router, or without JavaScript by a link. */
export default function DocsRoot(): ReactNode {
  const isBrowser = useIsBrowser();
  const { search, hash } = useLocation();
  const { docs, mainDocId } = useLatestVersion(undefined);
  const to = docs.find(({ id }) => id === mainDocId)?.path ?? '/';
  if (isBrowser) return <Redirect to={{ pathname: to, search, hash }} />;
  return (
    <Layout>
      <PageMetadata
        title="Documentación"
        description="La documentación de AI Findr empieza en la introducción del widget."
      />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <h1>Documentación</h1>
        <p>
          <Link to={to}>Ir a la introducción del widget</Link>
        </p>
      </main>
    </Layout>
  );
}
