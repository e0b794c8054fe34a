import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { Redirect, useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

const mainDoc = '/docs/widget-config/intro';

/** Redirects `/docs` to the main doc. Without JavaScript, the page links to it. */
export default function RedirectToMainDoc(): ReactNode {
  const isBrowser = useIsBrowser();
  const { search, hash } = useLocation();
  if (isBrowser) return <Redirect to={{ pathname: mainDoc, search, hash }} />;
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
          <Link to={mainDoc}>Ir a la introducción del widget</Link>
        </p>
      </main>
    </Layout>
  );
}
