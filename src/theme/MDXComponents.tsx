// Change: adds the components that build-time plugins write into pages; `pre` and `code` are plain elements, highlighted at build time.
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@site/src/components/CodeBlock';
import ScrollTable from '@site/src/components/ScrollTable';
import TableHeader from '@site/src/components/ScrollTable/TableHeader';
import StaticHtml from '@site/plugins/static-html/client/StaticHtml';

export default {
  ...MDXComponents,
  pre: 'pre',
  code: 'code',
  th: TableHeader,
  CodeBlock,
  ScrollTable,
  StaticHtml,
};
