import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

/** Home page: what the product is, and the two ways in. */
export default function Home(): ReactNode {
  return (
    <Layout description="Documentación para desarrolladores de AI Findr: instala el widget de búsqueda y chat con IA o integra la API HTTP.">
      <main className="container margin-vert--xl" lang="es">
        <h1>Documentación de AI Findr</h1>
        <p>
          AI Findr es un asistente de búsqueda y chat con IA que se integra en tu sitio. Responde a
          las preguntas de tus visitantes con el contenido de tu organización.
        </p>
        <ul>
          <li>
            <Link to="/docs/widget-config/intro">Widget: un script y un trigger</Link>
          </li>
          <li>
            <Link to="/docs/api/ai-findr-api">API HTTP: construye tu propia interfaz</Link>
          </li>
        </ul>
      </main>
    </Layout>
  );
}
