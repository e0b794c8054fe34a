// Change: an ordered list, the current page said to be current, and the page's menu beside them.
import Link from '@docusaurus/Link';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import type { ReactNode } from 'react';
import PageMenu from '@site/src/components/PageMenu';
import styles from './styles.module.css';

export default function DocBreadcrumbsWithMenu(): ReactNode {
  return (
    <div className={styles.bar}>
      <Breadcrumbs />
      <PageMenu />
    </div>
  );
}

function Breadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  if (!breadcrumbs) {
    return null;
  }
  return (
    <nav
      className={ThemeClassNames.docs.docBreadcrumbs}
      aria-label={translate({ id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs' })}
    >
      <ol className="breadcrumbs">
        <HomeBreadcrumbItem />
        {breadcrumbs.map(({ label, href }, index) =>
          index === breadcrumbs.length - 1 ? (
            <li key={label} className="breadcrumbs__item breadcrumbs__item--active">
              <span className="breadcrumbs__link" aria-current="page">
                {label}
              </span>
            </li>
          ) : (
            <li key={label} className="breadcrumbs__item">
              {href ? (
                <Link className="breadcrumbs__link" to={href}>
                  {label}
                </Link>
              ) : (
                <span className="breadcrumbs__link">{label}</span>
              )}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
