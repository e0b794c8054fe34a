import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { visit } from 'unist-util-visit';
import UrlTemplate from '@aifindr-docs/code-blocks/components/UrlTemplate';
import type { Nodes } from '../pages/Page';

/** Renders hast as React elements, and registers its anchors for the link check of Docusaurus. */
export default function Html({ nodes = [] }: { nodes: Nodes | undefined }): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const tree = { type: 'root' as const, children: [...nodes] };
  visit(tree, 'element', ({ properties: { id } }) => {
    if (typeof id === 'string') collectAnchor(id);
  });
  // The CSP of the site forbids style attributes.
  const options = { Fragment, jsx, jsxs, components, tableCellAlignToStyle: false };
  return toJsxRuntime(tree, options) as ReactNode;
}

const components = {
  a: RouterOrPlainLink,
  address: ({ children }: { children?: ReactNode }) =>
    typeof children === 'string' ? <UrlTemplate>{children}</UrlTemplate> : children,
  h2: (props: ComponentProps<'h2'>) => <AnchoredOrPlainHeading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <AnchoredOrPlainHeading as="h3" {...props} />,
};

/** Renders a link. Docusaurus checks links within this site, except those to files. */
function RouterOrPlainLink({ href = '', ...props }: ComponentProps<'a'>): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  const address = href.startsWith(`${url}/`) ? href.slice(url.length) : href;
  const Tag = /^[#/]/.test(address) && !/^\/.*\.\w+$/.test(address) ? Link : 'a';
  return <Tag href={address} {...props} />;
}

/** Renders a heading with a link to itself, except for headings of samples and descriptions. */
function AnchoredOrPlainHeading({ as: Tag, ...props }: ComponentProps<'h2'> & { as: 'h2' | 'h3' }) {
  const isPlain = props.id === undefined || props.className !== undefined;
  return isPlain ? <Tag {...props} /> : <Heading as={Tag} {...props} />;
}
