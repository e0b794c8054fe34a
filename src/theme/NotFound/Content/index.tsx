// Change: says what to do next (pages with a similar address, the ways in) instead of whom to write to.
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import NearestRoutes from '@site/src/components/NearestRoutes';

const waysIn = [
  { to: '/docs/widget-config/intro', label: 'Introducción del widget' },
  { to: '/docs/widget-config/instalacion', label: 'Instalación del widget' },
  { to: '/docs/category/integraciones', label: 'Integraciones' },
  { to: '/docs/api/ai-findr-api', label: 'API HTTP' },
  { to: '/', label: 'Portada' },
];

export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
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
