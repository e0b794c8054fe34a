// Change: `lang` on the Spanish title; no guillemets read aloud.
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/PaginatorNavLink';

export default function PaginatorNavLink({ permalink, title, subLabel, isNext }: Props): ReactNode {
  return (
    <Link
      className={clsx(
        'pagination-nav__link',
        isNext ? 'pagination-nav__link--next' : 'pagination-nav__link--prev',
      )}
      to={permalink}
    >
      {subLabel && (
        <div className="pagination-nav__sublabel" lang="en">
          {subLabel}
        </div>
      )}
      <div className="pagination-nav__label" lang="es">
        {title}
      </div>
    </Link>
  );
}
