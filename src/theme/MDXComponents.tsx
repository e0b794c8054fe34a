// Change: adds the components that our build-time plugins write into pages.
import MDXComponents from '@theme-original/MDXComponents';
import HighlightedCode from '@site/src/components/HighlightedCode';

export default { ...MDXComponents, HighlightedCode };
