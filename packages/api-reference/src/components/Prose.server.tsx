import Link from '@docusaurus/Link';
import type { ElementContent } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { ProseNodes } from '../model/types';
import styles from './styles.module.css';

/** Text of the contract. */
export default function Prose({ nodes }: { nodes: ProseNodes }): ReactNode {
  return (
    <div className={styles.prose}>
      {toJsxRuntime(
        { type: 'root', children: nodes as ElementContent[] },
        // A style attribute is against the policy of the site.
        { Fragment, jsx, jsxs, components: { a: ProseLink }, tableCellAlignToStyle: false },
      )}
    </div>
  );
}

/** Docusaurus checks links to pages and anchors; files, such as the contract, are neither. */
function ProseLink({ href = '', children, ...props }: ComponentProps<'a'>): ReactNode {
  const isChecked = href.startsWith('#') || (href.startsWith('/') && !/\.\w+$/.test(href));
  return isChecked ? (
    <Link to={href} {...props}>
      {children}
    </Link>
  ) : (
    <a href={href} {...props}>
      {children}
    </a>
  );
}
