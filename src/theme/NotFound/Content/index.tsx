// Change: says what to do next (pages with a similar address, the ways in) instead of whom to write to; mends addresses that nearly
// name a page or that the router cannot read; sets the title, which upstream does not do below /docs.
import { apiInfo } from '@site/config/apiPages';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import NearestRoutes from '@site/src/components/NearestRoutes';
import { mendAddress } from './mendAddress';

const waysIn = [
  { to: '/docs/widget-config/intro', label: 'Introducción del widget' },
  { to: '/docs/widget-config/instalacion', label: 'Instalación del widget' },
  { to: '/docs/category/integraciones', label: 'Integraciones' },
  { to: apiInfo, label: 'API HTTP' },
  { to: '/', label: 'Portada' },
];

export default function NotFoundContent({ className }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const title = translate({ id: 'theme.NotFound.title', message: 'Page Not Found' });
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
        {!ExecutionEnvironment.canUseDOM && <script>{mendAddress(baseUrl)}</script>}
      </Head>
      <Heading as="h1" className="hero__title">
        {title}
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
          We could not find what you were looking for.
        </Translate>
      </p>
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
        <ul>
          {waysIn.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
