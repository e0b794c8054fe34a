// Change: says what to do next (the page meant, search, the ways in) instead of whom to write to; sets the title, which upstream does
// not below /docs.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import routes from '@generated/routes';
import startPages from '@generated/site-pages/default/startPages.json';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { openSearch } from '@aifindr-docs/search/openSearch';

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
      <PageMeant />
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
        {startPages.map(({ href, label, text }) => (
          <li key={href}>
            <Link className="card" to={href}>
              <b>{label}</b>
              <p>{text}</p>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** Links to the page whose URL differs from the requested one only in upper and lower case. */
function PageMeant(): ReactNode {
  const { pathname } = useLocation();
  // The host serves one not-found page for all URLs.
  const isBrowser = useIsBrowser();
  const path = isBrowser ? findPathIgnoringCase(routes, pathname) : undefined;
  if (path === undefined || path === pathname) return null;
  return (
    <p>
      Las direcciones distinguen mayúsculas y minúsculas. ¿Buscabas <Link to={path}>{path}</Link>?
    </p>
  );
}

interface Route {
  path?: string | readonly string[] | undefined;
  routes?: readonly Route[] | undefined;
}

function findPathIgnoringCase(routes: readonly Route[], path: string): string | undefined {
  for (const route of routes) {
    const found =
      route.routes === undefined
        ? [route.path].flat().find((other) => other?.toLowerCase() === path.toLowerCase())
        : findPathIgnoringCase(route.routes, path);
    if (found !== undefined) return found;
  }
  return undefined;
}
