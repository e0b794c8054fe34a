// Change: says what to do next (search, pages with a similar address, the ways in) instead of whom to write to.
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import NearestRoutes, { PageCards } from '@site/src/components/NearestRoutes';
import styles from './styles.module.css';

const waysIn = [
  '/docs/widget-config/intro',
  '/docs/widget-config/instalacion',
  '/docs/widget-config/triggers',
  '/docs/api/ai-findr-api',
];

export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--lg', className)}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <div className={styles.column}>
        {/* A sheet without a word, and a lens over it. */}
        <svg className={styles.drawing} viewBox="0 0 120 88" aria-hidden="true">
          <path d="M22 6h44l16 16v58H22zM66 6v16h16" />
          <circle cx="74" cy="50" r="19" />
          <path d="m88 64 17 17" />
        </svg>
        <Heading as="h1" className="hero__title">
          <Translate id="theme.NotFound.title" description="The title of the 404 page">
            Page Not Found
          </Translate>
        </Heading>
        <p>
          <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
            We could not find what you were looking for.
          </Translate>
        </p>
        {useIsBrowser() && (
          <p>
            <button type="button" className="button button--primary" onClick={openSearch}>
              Buscar en la documentación
            </button>
          </p>
        )}
        <NearestRoutes />
        <section aria-labelledby="ways-in">
          <h2 id="ways-in">
            <Translate
              id="site.NotFound.waysIn"
              description="Heading over the main pages of the site"
            >
              Start from here
            </Translate>
          </h2>
          <PageCards paths={waysIn} />
        </section>
      </div>
    </main>
  );
}

/** The search of the navbar, which owns the dialog. */
function openSearch(): void {
  document.querySelector<HTMLElement>('.navbar [aria-haspopup="dialog"]')?.click();
}
