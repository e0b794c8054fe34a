// Change: adds the components that our build-time plugins write into pages, and lets tables scroll by themselves.
import MDXComponents from '@theme-original/MDXComponents';
import HighlightedCode from '@site/src/components/HighlightedCode';
import ScrollTable from '@site/src/components/ScrollTable';
import TableHeader from '@site/src/components/ScrollTable/TableHeader';

export default { ...MDXComponents, HighlightedCode, table: ScrollTable, th: TableHeader };
