import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CodeIcon } from '@aifindr-docs/ui/icons';
import { apiInfo } from '@site/config/apiPages';
import { integrationId, integrations } from '@site/config/integrations';
import styles from './styles.module.css';

/** The guides by stack, and the API; `mark` names a class of src/css/stacks.css. */
const guides: readonly { mark?: string; label: string; to: string }[] = [
  ...integrations.flatMap((guide) => {
    const to = `/docs/${integrationId(guide)}`;
    return (
      guide.stacks?.map(({ name, ...stack }) => ({ ...stack, to: `${to}?stack=${name}` })) ?? [
        { mark: guide.name, label: guide.label, to },
      ]
    );
  }),
  { label: 'API HTTP', to: apiInfo },
];

/** The guides in one line, below the first screen's text and picture. */
export default function HomeGuides(): ReactNode {
  return (
    <div className={styles.guides}>
      <span id="guias">Guías completas para</span>
      <ul className={clsx('clean-list', styles.stacks)} aria-labelledby="guias">
        {guides.map(({ mark, label, to }) => (
          <li key={to}>
            <Link className={styles.stack} to={to}>
              <span className={mark && `stack-mark stack--${mark}`}>
                {mark === undefined && <CodeIcon />}
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
