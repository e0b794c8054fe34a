import Link from '@docusaurus/Link';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The way to a page, whose last part is said to be the current page. */
export default function Breadcrumbs(): ReactNode {
  const trail = useSidebarBreadcrumbs() ?? [];
  return (
    <nav
      className={ThemeClassNames.docs.docBreadcrumbs}
      aria-label={translate({ id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs' })}
    >
      <ol className="breadcrumbs">
        <HomeBreadcrumbItem />
        {trail.map(({ label, href }, index) => {
          const isCurrent = index === trail.length - 1;
          return (
            <li
              key={label}
              className={clsx('breadcrumbs__item', isCurrent && 'breadcrumbs__item--active')}
            >
              {href && !isCurrent ? (
                <Link className="breadcrumbs__link" to={href}>
                  {label}
                </Link>
              ) : (
                <span className="breadcrumbs__link" aria-current={isCurrent ? 'page' : undefined}>
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
