// Change: has the site's details, table headers and what rehype plugins write; leaves out upstream's code, pre, li, h5, h6 and mermaid.
import Head from '@docusaurus/Head';
import Admonition from '@theme/Admonition';
import MDXA from '@theme/MDXComponents/A';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import MDXUl from '@theme/MDXComponents/Ul';
import type { ComponentProps } from 'react';
import CodeBlock from '@aifindr-docs/code-blocks/components/CodeBlock';
import StaticHtml from '@aifindr-docs/framework/static-html/client/StaticHtml';
import TableScrollBox, { HeaderOrEmptyCell } from '@aifindr-docs/ui/TableScrollBox';
import Details from '@site/src/components/Details';

type HeadingProps = Omit<ComponentProps<typeof MDXHeading>, 'as'>;

export default {
  Head,
  Details,
  details: Details,
  a: MDXA,
  ul: MDXUl,
  img: MDXImg,
  h1: (props: HeadingProps) => <MDXHeading as="h1" {...props} />,
  h2: (props: HeadingProps) => <MDXHeading as="h2" {...props} />,
  h3: (props: HeadingProps) => <MDXHeading as="h3" {...props} />,
  h4: (props: HeadingProps) => <MDXHeading as="h4" {...props} />,
  admonition: Admonition,
  th: HeaderOrEmptyCell,
  CodeBlock,
  TableScrollBox,
  StaticHtml,
};
