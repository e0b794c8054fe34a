// Change: the hash link, whose name R25 demands, is marked as English; its name has the whole text of a heading that contains code.
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import { isValidElement, type PropsWithChildren, type ReactNode } from 'react';

export default function Heading({ as: As, id, children, className, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) {
    return (
      <As className={className} {...props}>
        {children}
      </As>
    );
  }
  brokenLinks.collectAnchor(id);
  const label = `Direct link to ${extractText(children)}`;
  return (
    <As {...props} id={id} className={clsx('anchor', className)}>
      {children}
      <Link className="hash-link" to={`#${id}`} aria-label={label} title={label} lang="en">
        &#8203;
      </Link>
    </As>
  );
}

function extractText(node: ReactNode): string {
  if (Array.isArray(node)) return (node as ReactNode[]).map(extractText).join('');
  if (isValidElement<PropsWithChildren>(node)) return extractText(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
