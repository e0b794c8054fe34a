// Change: offers search, start pages and the page whose path differs only in case, whereas upstream says whom to contact; sets the
// title, which upstream does not below /docs.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import routes from '@generated/routes';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { openSearch } from '@aifindr-docs/search/openSearch';

const startPages = [
  ['/docs/widget-config/intro', 'Introducción', 'Qué es, cómo funciona y qué necesitas'],
  ['/docs/widget-config/instalacion', 'Instalación', 'Los dos pasos, la CSP y los errores comunes'],
  ['/docs/widget-config/triggers', 'Triggers', 'El botón, el campo o el enlace que abre el widget'],
  ['/docs/api/ai-findr-api', 'AI Findr API', 'Servidor, autenticación, límites y OpenAPI'],
] as const;

export default function NotFoundContent({ className }: Props): ReactNode {
  const title = translate({ id: 'theme.NotFound.title' });
  return (
    <main className={clsx('container margin-vert--lg not-found', className)}>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{title}</h1>
      <p>No hay ninguna página en esta dirección.</p>
      <LinkToPageInOtherCase />
      <button
        type="button"
        className="button button--primary"
        data-needs-js=""
        onClick={openSearch}
      >
        Buscar en la documentación
      </button>
      <Heading as="h2" id="empieza">
        Empieza por aquí
      </Heading>
      <ul className="cards">
        {startPages.map(([to, label, text]) => (
          <li key={to}>
            <Link className="card" to={to}>
              <b>{label}</b>
              <p>{text}</p>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** Links to the page whose path differs from the requested one only in upper and lower case, if there is one. */
function LinkToPageInOtherCase(): ReactNode {
  const { pathname } = useLocation();
  // The host serves one not-found page for all URLs, so the HTML cannot have the link.
  const isBrowser = useIsBrowser();
  if (!isBrowser) return null;
  const path = listLeafPaths(routes).find((leaf) => leaf.toLowerCase() === pathname.toLowerCase());
  if (path === undefined || path === pathname) return null;
  return (
    <p>
      Las direcciones distinguen mayúsculas y minúsculas. ¿Buscabas <Link to={path}>{path}</Link>?
    </p>
  );
}

interface Route {
  path?: string | string[] | undefined;
  routes?: Route[] | undefined;
}

/** Lists the paths of all routes except those that have child routes, because these are only layouts. */
function listLeafPaths(siteRoutes: readonly Route[]): string[] {
  return siteRoutes.flatMap(({ path = [], routes: children }) =>
    children ? listLeafPaths(children) : path,
  );
}
