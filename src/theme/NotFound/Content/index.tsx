// Change: says what to do next (search, the ways in) instead of whom to write to; sets the title, which upstream does not below /docs.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { openSearch } from '@aifindr-docs/search/openSearch';
import { apiStart, widgetStart } from '@site/config/mainPages';

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
      <button
        type="button"
        className="button button--primary"
        data-needs-js=""
        onClick={openSearch}
      >
        Buscar en la documentación
      </button>
      <h2>Empieza por aquí</h2>
      <ul className="cards">
        {[...widgetStart, apiStart].map(({ to, label, text }) => (
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
