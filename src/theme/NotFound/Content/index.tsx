// Change: says what to do next (search, pages with a similar address, the ways in) instead of whom to write to; mends addresses that
// nearly name a page or that the router cannot read; sets the title, which upstream does not do below /docs.
import { apiInfo } from '@site/config/apiPages';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import NearestRoutes, { PageCards } from '@site/src/components/NearestRoutes';
import { mendAddress } from './mendAddress';
import styles from './styles.module.css';

const waysIn = [
  '/docs/widget-config/intro',
  '/docs/widget-config/instalacion',
  '/docs/widget-config/triggers',
  apiInfo,
];

export default function NotFoundContent({ className }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const title = translate({ id: 'theme.NotFound.title', message: 'Page Not Found' });
  return (
    <main className={clsx('container margin-vert--lg', className)}>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
        {!ExecutionEnvironment.canUseDOM && <script>{mendAddress(baseUrl)}</script>}
      </Head>
      <div className={styles.column}>
        {/* A sheet without a word, and a lens over it. */}
        <svg className={styles.drawing} viewBox="0 0 120 88" aria-hidden="true">
          <path d="M22 6h44l16 16v58H22zM66 6v16h16" />
          <circle cx="74" cy="50" r="19" />
          <path d="m88 64 17 17" />
        </svg>
        <Heading as="h1" className="hero__title">
          {title}
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
