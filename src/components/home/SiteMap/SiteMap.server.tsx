import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { siteMap } from '@site/config/siteMap';
import styles from './styles.module.css';

/** Every part of the site, by what the reader wants to do. */
export default function SiteMap(): ReactNode {
  return (
    <section className={clsx('container', styles.map)} aria-labelledby="que-hay">
      <h2 id="que-hay" className={styles.heading}>
        Qué hay en esta documentación
      </h2>
      <div className={styles.groups}>
        {siteMap.map(({ title, entries }) => (
          <div key={title}>
            <h3 className={styles.title}>{title}</h3>
            <ul className="clean-list">
              {entries.map(({ to, label, method }) => (
                <li key={to}>
                  <Link to={to} className={styles.entry}>
                    {label}
                    {method !== undefined && (
                      <span data-method={method.toLowerCase()}>{method}</span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
