// Change: says what to do next (search, pages with a similar address, the ways in) instead of whom to write to; corrects addresses that
// nearly name a page or that the router cannot read; sets the title, which upstream does not do below /docs.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import routes from '@generated/routes';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import { lazy, type ReactNode, Suspense } from 'react';
import type { RouteConfig } from 'react-router-config';
import { openSearch } from '@aifindr-docs/search/openSearch';
import { apiStart, widgetStart } from '@site/config/mainPages';
import PageCards from '@site/src/components/PageCards';
import { correctAddress } from './correctAddress';
import styles from './styles.module.css';

// Every page of the documentation has this component, and few readers see it.
const NearestRoutes = lazy(() => import('@site/src/components/NearestRoutes'));

export default function NotFoundContent({ className }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  // The static page is served for every unknown path: only the browser knows which was requested.
  const { pathname } = useLocation();
  const title = translate({ id: 'theme.NotFound.title', message: 'Page Not Found' });
  return (
    <main className={clsx('container margin-vert--lg', className)}>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
        {!ExecutionEnvironment.canUseDOM && <script>{correctAddress(listPaths(routes))}</script>}
      </Head>
      <div className={styles.column}>
        {/* A sheet without a word, and a lens over it. */}
        <svg className={styles.drawing} viewBox="21 5 85 77" aria-hidden="true">
          <path d="M22 6h44l16 16v58H22zM66 6v16h16" />
          <circle cx="74" cy="50" r="19" />
          <path d="m88 64 17 17" />
        </svg>
        <Heading as="h1" className="hero__title">
          {title}
        </Heading>
        <p>
          <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
        </p>
        {isBrowser && (
          <>
            <p>
              <code>{pathname}</code>
            </p>
            <button type="button" className="button button--primary" onClick={openSearch}>
              <Translate id="site.NotFound.search">Search the documentation</Translate>
            </button>
            <Suspense>
              <NearestRoutes />
            </Suspense>
          </>
        )}
        <section aria-labelledby="ways-in">
          <h2 id="ways-in">
            <Translate id="site.NotFound.waysIn">Start from here</Translate>
          </h2>
          <PageCards pages={[...widgetStart, apiStart]} />
        </section>
      </div>
    </main>
  );
}

/** Paths of all pages; those around others and the one for every other path are none. */
function listPaths(tree: readonly RouteConfig[]): string[] {
  return tree.flatMap(({ path, routes: children }) => {
    if (children !== undefined) return listPaths(children);
    return typeof path === 'string' && path !== '*' ? [path] : [];
  });
}
