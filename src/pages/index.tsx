import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import HomeHero from '@site/src/components/home/HomeHero';
import SiteMap from '@site/src/components/home/SiteMap';
import TwoWays from '@site/src/components/home/TwoWays';

/** Home page: what the product is, the two ways in with their code, and where everything else is. */
export default function Home(): ReactNode {
  return (
    <Layout
      title="Documentación"
      description="Documentación para desarrolladores de AI Findr: instala el widget de búsqueda y chat con IA o integra la API HTTP."
    >
      <main>
        <HomeHero />
        <TwoWays />
        <SiteMap />
      </main>
    </Layout>
  );
}
